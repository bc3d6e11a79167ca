import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** Says to a person what /health/live says to a machine: that the site is up. Asks nothing of any service. */
export default function Live(): ReactNode {
  return (
    <Layout title="Health" description="Tells whether the documentation site is up, for people and for monitoring.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container plain-page">
        <h1>The site is up</h1>
        <p>
          You can read this, so the documentation is being served. Monitoring that asks this address for JSON gets{' '}
          <code>{'{"status":"pass"}'}</code>; <code>/health/ready</code> also tells whether everything is loaded.
        </p>
        <p>
          <Link to="/">To the documentation</Link>
        </p>
      </main>
    </Layout>
  );
}
