import type { Props } from '@theme/DocRoot/Layout/Main';
import Main from '@theme-init/DocRoot/Layout/Main';
import type { ReactNode } from 'react';
import { UpcomingPage } from '../../../../client/lazyRoutes/UpcomingPage.tsx';

/** The main part of a docs page, which also draws the page that the reader is about to open. */
export default function DocRootLayoutMain({ children, ...props }: Props): ReactNode {
  return (
    <Main {...props}>
      <UpcomingPage>{children}</UpcomingPage>
    </Main>
  );
}
