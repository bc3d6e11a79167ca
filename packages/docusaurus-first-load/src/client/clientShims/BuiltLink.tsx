import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import Link, { type LinkProps, targetOf } from './Link.tsx';

/**
 * The link of the browser's app in the pages that the build renders, a third of the work of the framework's; tells the check for broken
 * links of its target, which the browser need not do.
 */
export default function BuiltLink({ 'data-noBrokenLinkCheck': isUnchecked, ...props }: LinkProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  const { page, target } = targetOf(props);
  const checked = target?.startsWith('#') === true ? target : page;
  if (!isUnchecked && checked !== undefined) brokenLinks.collectLink(checked);
  if (props.id !== undefined) brokenLinks.collectAnchor(props.id);
  return <Link {...props} />;
}
