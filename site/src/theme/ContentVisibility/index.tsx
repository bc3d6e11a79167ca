import type { Props } from '@theme/ContentVisibility';
import { lazy, type ReactNode, Suspense } from 'react';

const Notes = lazy(() => import('@theme-original/ContentVisibility'));

/** The notes on drafts and unlisted pages; their code comes with such a page only. */
export default function ContentVisibility({ metadata }: Props): ReactNode {
  const { unlisted, frontMatter } = metadata;
  if (!unlisted && !frontMatter.unlisted && !frontMatter.draft) return null;
  return (
    <Suspense>
      <Notes metadata={metadata} />
    </Suspense>
  );
}
