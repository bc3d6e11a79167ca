import { MyVersionNotice } from '@site/src/myVersion/MyVersionNotice';
import type { ReactNode } from 'react';

/** What stands on every page beside the page itself. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <MyVersionNotice />
    </>
  );
}
