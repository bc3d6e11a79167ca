import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { addresses } from '@site/src/addresses/addresses';
import { ShortcutHelp } from '@site/src/shortcuts/ShortcutHelp';
import Original from '@theme-original/Root';
import type { ReactNode } from 'react';
import { cardPath } from '../../components/cardPath';

/** What stands on every page beside the page itself. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <SocialCard />
      <Original>{children}</Original>
      <ShortcutHelp />
    </>
  );
}

/** Names the picture of the page for social networks. Its size lets them show it at the first share. */
function SocialCard(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  return (
    <Head>
      <meta property="og:image" content={siteConfig.url + addresses.toAddress(cardPath(addresses.toPath(pathname)))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </Head>
  );
}
