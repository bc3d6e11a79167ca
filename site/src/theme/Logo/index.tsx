import Link, { type Props as LinkProps } from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Logo';
import clsx from 'clsx';
import type { ReactElement } from 'react';

/** Mark and name of the site. The mark stands in the page itself, as browsers make a document of its own for a drawing in a picture. */
export default function Logo({ imageClassName, titleClassName, ...props }: Props): ReactElement {
  const { mark } = useDocusaurusContext().siteConfig.customFields as { mark: string };
  const { title } = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl('/')} {...(props as LinkProps)}>
      <span
        className={clsx('site-mark', imageClassName)}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site itself, which docusaurus.config.ts reads
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
