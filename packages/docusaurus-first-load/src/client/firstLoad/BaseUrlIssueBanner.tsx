import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { insertBanner } from './insertBanner.ts';

/**
 * Stands in for the framework's, whose script writes HTML: gives the home page the script that tells of a wrong base URL. It runs when
 * the first load fails.
 */
export default function BaseUrlIssueBanner(): ReactNode {
  const { baseUrl, baseUrlIssueBanner } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const isBuilding = typeof window === 'undefined';
  if (!isBuilding || !baseUrlIssueBanner || pathname !== baseUrl) return null;
  return (
    <Head>
      <script>{`insertBanner=()=>(${insertBanner.toString()})(${JSON.stringify(baseUrl)})`}</script>
    </Head>
  );
}
