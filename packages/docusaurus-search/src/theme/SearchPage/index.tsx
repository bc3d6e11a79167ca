import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import { type ReactNode, useEffect, useRef } from 'react';
import { prepareSearchField } from '../../client/prepareSearchField.ts';
import { SearchForm } from '../../client/SearchForm.tsx';
import styles from '../../client/SearchResults.module.css';
import { SearchResults } from '../../client/SearchResults.tsx';
import { SearchStart } from '../../client/SearchStart.tsx';

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
  const title =
    query === ''
      ? translate({ id: 'theme.search.page.title', message: 'Search the documentation' })
      : translate({ id: 'theme.search.page.resultsTitle', message: 'Search results for "{query}"' }, { query });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'theme.search.page.description',
        message: 'Search all pages of the documentation.',
      })}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container ${styles.page}`}>
        <h1>{title}</h1>
        <SearchForm
          id={FIELD_ID}
          label={translate({ id: 'theme.search.page.label', message: 'Search' })}
          placeholder={translate({ id: 'theme.search.page.placeholder', message: 'Type your search here' })}
          isLarge
          field={field}
        />
        {!isBrowser && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, as text
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: PREPARE }} />
        )}
        {query === '' && <SearchStart />}
        {isBrowser && <SearchResults field={field} />}
        <noscript>
          <div id="search-fallback" />
          <DocsLink />
        </noscript>
      </main>
    </Layout>
  );
}

/** For readers without JavaScript: the first page of the docs, whose sidebar leads to all others. */
function DocsLink(): ReactNode {
  const docs = Object.values(useAllDocsData()).flatMap(({ versions }) => versions.filter(({ isLast }) => isLast))[0];
  const main = docs?.docs.find(({ id }) => id === docs.mainDocId);
  if (main === undefined) return null;
  return (
    <p>
      <Link to={main.path}>
        <Translate id="theme.search.page.allPages">All pages of the documentation</Translate>
      </Link>
    </p>
  );
}
