import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { addresses } from '@site/src/addresses/addresses';
import { SearchForm } from '@site/src/components/SearchForm/SearchForm';
import { SearchResults } from '@site/src/search/SearchResults';
import styles from '@site/src/search/SearchResults.module.css';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/**
 * /search?q=: results as the reader types. Crawlers are asked to follow its links and not to list it. Without JavaScript the server
 * writes a plain list into the fallback.
 */
export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const { search } = useLocation();
  const query = isBrowser ? (new URLSearchParams(search).get('q') ?? '').trim() : '';
  const title = query === '' ? 'Search the documentation' : `Search results for "${query}"`;
  return (
    <Layout title={title} description="Search all pages of the documentation and the version history.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container plain-page ${styles.page}`}>
        <h1>{title}</h1>
        {isBrowser ? (
          <SearchResults />
        ) : (
          <SearchForm id="search-page-input" label="Search" placeholder="Type your search here" isLarge />
        )}
        <noscript>
          <div id="search-fallback" />
          <p>
            All pages stand in the <a href={addresses.toAddress('/docs')}>documentation overview</a> and the{' '}
            <a href={addresses.toAddress('/docs/versions/recent-versions')}>version history</a>.
          </p>
        </noscript>
      </main>
    </Layout>
  );
}
