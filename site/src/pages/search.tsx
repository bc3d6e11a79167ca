import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { matchTitles, type Page } from '@feedback-docs/pages';
import { fetchPages } from '@site/src/components/fetchPages';
import { SearchForm } from '@site/src/components/SearchForm/SearchForm';
import Layout from '@theme/Layout';
import { type ReactNode, useEffect, useState } from 'react';

/** Quiet time after the last key before the query enters the address bar, in milliseconds (SPEC §9, decision Q5). */
const ADDRESS_DELAY_MS = 400;

/** /search?q=: lists the pages whose titles match. Without JavaScript the server writes the same list into the fallback. */
export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const { query, setQuery } = useQueryInAddress(isBrowser);
  const title = query === '' ? 'Search the documentation' : `Search results for "${query}"`;
  return (
    <Layout title={title} description="Search all pages of the documentation and the version history.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container plain-page">
        <h1>{title}</h1>
        <SearchForm
          key={String(isBrowser)}
          id="search-page-input"
          label="Search"
          query={query}
          placeholder="Type your search here"
          isLarge
          onType={setQuery}
        />
        {isBrowser && query !== '' && <Results query={query} />}
        <noscript>
          <div id="search-fallback" />
          <p>
            All pages stand in the <a href="/docs">documentation overview</a> and the{' '}
            <a href="/docs/versions/recent-versions">version history</a>.
          </p>
        </noscript>
      </main>
    </Layout>
  );
}

/** The query that the address asks for, followed as the reader types; the address itself follows after a pause. */
function useQueryInAddress(isBrowser: boolean): { query: string; setQuery: (query: string) => void } {
  const history = useHistory();
  const { pathname, search } = useLocation();
  const asked = isBrowser ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [typed, setTyped] = useState<string>();
  const query = (typed ?? asked).trim();

  useEffect(() => {
    if (typed === undefined || typed.trim() === asked) return undefined;
    const timer = window.setTimeout(() => {
      history.replace({ pathname, search: typed.trim() === '' ? '' : `?q=${encodeURIComponent(typed.trim())}` });
    }, ADDRESS_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [typed, asked, pathname, history]);

  useEffect(() => {
    // A link or the back button changed the address: it wins over what was typed before.
    setTyped((before) => (before?.trim() === asked ? before : undefined));
  }, [asked]);

  return { query, setQuery: setTyped };
}

function Results({ query }: { query: string }): ReactNode {
  const [state, setState] = useState<{ status: 'loading' } | { status: 'failed' } | { status: 'ready'; pages: Page[] }>(
    { status: 'loading' },
  );
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to fetch again.
  useEffect(() => {
    fetchPages().then(
      (pages) => setState({ status: 'ready', pages }),
      () => setState({ status: 'failed' }),
    );
  }, [attempt]);

  if (state.status === 'loading') return <p role="status">Fetching new results...</p>;
  if (state.status === 'failed') {
    return (
      <div role="alert">
        <p>
          <strong>Unable to fetch results</strong>
          <br />
          You might want to check your network connection.
        </p>
        <button type="button" className="button button--secondary" onClick={() => setAttempt(attempt + 1)}>
          Retry
        </button>
      </div>
    );
  }
  const found = matchTitles(state.pages, query);
  return (
    <>
      <p role="status">{countLine(found.length)}</p>
      <ol className="result-list">
        {found.map((page) => (
          <li key={page.url}>
            <Link to={page.url}>{page.title}</Link>
            <p>{page.description}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

function countLine(count: number): string {
  if (count === 0) return 'No results were found';
  return count === 1 ? 'One document found' : `${count} documents found`;
}
