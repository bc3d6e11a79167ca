import Root from '@theme-init/Root';
import type { ReactNode } from 'react';
import { MyVersionNotice } from '../../client/myVersion/MyVersionNotice.tsx';

/** Beside every page: which version the reader uses, while pages mark what is newer. */
export default function RootWithNotice({ children }: { children: ReactNode }): ReactNode {
  return (
    <Root>
      {children}
      <MyVersionNotice />
    </Root>
  );
}
