import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';

/** Tells search engines what a page is: an object of schema.org in its head, as data that no browser runs. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }): ReactNode {
  // A title with a tag in it must not end the script.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
