import Link from '@docusaurus/Link';
import type { PrivacyFacts } from '@feedback-docs/pages/privacy';
import { PageWithBreadcrumbs } from '@site/src/pageMenu/PageWithBreadcrumbs';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { PrivacyText } from './PrivacyText';
import { useServerPrivacy } from './useServerPrivacy';

/** What the plugin knows at build time. */
export interface PrivacyPageData {
  facts: PrivacyFacts;
  /** The owner's privacy policy for everything that is not this site. */
  policyUrl: string;
}

/** /privacy: what happens to readers' data, written from the settings in force. */
export default function PrivacyPage({ data: { facts, policyUrl } }: { data: PrivacyPageData }): ReactNode {
  const server = useServerPrivacy(facts);
  return (
    <Layout
      title="Privacy of this site"
      description="What this documentation site stores, logs and sends to others, for how long, and how to have it deleted."
    >
      <PageWithBreadcrumbs steps={[['Docs', '/docs']]} name="Privacy of this site">
        <main className="container plain-page">
          <h1>Privacy of this site</h1>
          <div className="markdown">
            <p>
              This page is about this documentation site and is written from its settings. Everything else is in our{' '}
              <a href={policyUrl}>privacy policy</a>.
            </p>
            <PrivacyText facts={facts} server={server} />
            <p>
              <Link to="/docs">To the documentation</Link>
            </p>
          </div>
        </main>
      </PageWithBreadcrumbs>
    </Layout>
  );
}
