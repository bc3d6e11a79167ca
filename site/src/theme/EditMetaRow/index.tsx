import type { Props } from '@theme/EditMetaRow';
import { lazy, type ReactNode, Suspense } from 'react';

const Row = lazy(() => import('@theme-original/EditMetaRow'));

/** When a page was changed and where to edit it; its code comes only where the site is set to say so. */
export default function EditMetaRow(props: Props): ReactNode {
  return (
    <Suspense>
      <Row {...props} />
    </Suspense>
  );
}
