import { AskInAddress } from '@site/src/assistant/AskInAddress';
import { SocialCard } from '@site/src/components/SocialCard';
import { MyVersionNotice } from '@site/src/myVersion/MyVersionNotice';
import type { ReactNode } from 'react';

/** What stands on every page beside the page itself. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <SocialCard />
      {children}
      <MyVersionNotice />
      <AskInAddress />
    </>
  );
}
