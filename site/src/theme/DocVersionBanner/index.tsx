import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocVersionBanner';
import { lazy, type ReactNode, Suspense } from 'react';

const Banner = lazy(() => import('@theme-original/DocVersionBanner'));

/** The note on pages of an old or unreleased version; its code comes with such a page only. */
export default function DocVersionBanner(props: Props): ReactNode {
  if (useDocsVersion().banner === null) return null;
  return (
    <Suspense>
      <Banner {...props} />
    </Suspense>
  );
}
