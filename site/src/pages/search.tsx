import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { addresses } from '@site/src/addresses/addresses';
import { SearchForm } from '@site/src/components/SearchForm/SearchForm';
import { prepareSearchField } from '@site/src/search/prepareSearchField';
import { SearchResults } from '@site/src/search/SearchResults';
import styles from '@site/src/search/SearchResults.module.css';
import Layout from '@theme/Layout';
import { type ReactNode, useEffect, useRef } from 'react';

const FIELD_ID = 'search-page-input';
const PREPARE = `(${prepareSearchField})(document.getElementById('${FIELD_ID}'))`;

/**
 * /search?q=: results as the reader types. Crawlers are asked to follow its links and not to list it. Without JavaScript the server
 * writes a plain list into the fallback.
 */
export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const { search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  // After the framework, which leads the focus back to the page's start.
  useEffect(() => {
    if (field.current !== null) prepareSearchField(field.current);
  }, []);
  const query = isBrowser ? (new URLSearchParams(search).get('q') ?? '').trim() : '';
  const title = query === '' ? 'Search the documentation' : `Search results for "${query}"`;
  return (
    <Layout title={title} description="Search all pages of the documentation and the version history.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container plain-page ${styles.page}`}>
        <h1>{title}</h1>
        <SearchForm id={FIELD_ID} label="Search" placeholder="Type your search here" isLarge field={field} />
        {isBrowser ? (
          <SearchResults field={field} />
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, as text
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: PREPARE }} />
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
