import Link, { type Props as LinkProps } from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import type { Props } from '@theme/MDXComponents/A';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A link of Markdown. The classic theme's, without an empty class on each. */
export default function MDXA({ className, ...props }: Props): ReactNode {
  const classes = clsx(useAnchorTargetClassName(props.id), className);
  const rest = props as LinkProps; // the theme's types allow undefined where the link's do not say so
  return <Link {...rest} {...(classes !== '' && { className: classes })} />;
}
