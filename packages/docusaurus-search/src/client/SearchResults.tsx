import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { openAssistant } from '@feedback-docs/dialog/openAssistant';
import {
  FilterBar,
  MarkedText,
  readSearchPageAddress,
  type SearchError,
  type SearchPage,
  type SearchPageItem,
  useSearchPage,
  writeSearchPageAddress,
} from '@feedback-docs/dialog/searchPage';
import { Fragment, type ReactNode, type RefObject } from 'react';
import styles from './SearchResults.module.css';
import { StartLinks } from './SearchStart.tsx';
import { useFieldText } from './useFieldText.ts';
import { useHasAssistant, useSearchData } from './useSearchData.ts';
import { useSearchOptions } from './useSearchOptions.ts';

/** Filters and results of the search page, for what is typed into its field. */
export function SearchResults({ field }: { field: RefObject<HTMLInputElement | null> }): ReactNode {
  const options = useSearchOptions();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const filters = options.filters ?? [];
  const page = useSearchPage({
    ...options,
    address: readSearchPageAddress(search, filters),
    onAddressChange: (address) => {
      // A reader who has left is still here while the next page loads, and must not be brought back.
      if (history.location.pathname !== pathname) return;
      history.replace(writeSearchPageAddress(options.searchPagePath, address));
    },
  });
  useFieldText(field, page.query, page.type);
  return (
    <>
      <div className={styles.filters}>
        <FilterBar
          definitions={filters}
          chosen={page.filters}
          label={translate({ id: 'theme.search.page.filters', message: 'Filters' })}
          anyChoice={(name) => translate({ id: 'theme.search.page.anyChoice', message: 'Any {name}' }, { name })}
          onChoose={page.chooseFilter}
        />
      </div>
      <Results page={page} />
    </>
  );
}

function Results({ page }: { page: SearchPage }): ReactNode {
  const { results } = page;
  switch (results.status) {
    case 'idle':
      return (
        <p className={styles.count}>
          <Translate id="theme.search.page.idle">Type what you look for; every letter narrows the list.</Translate>
        </p>
      );
    case 'loading':
      return <p role="status">{loadingText()}</p>;
    case 'failed':
      return (
        <div role="alert" className={styles.failure}>
          <p>
            <strong>
              <Translate id="theme.search.page.failed">Unable to fetch results</Translate>
            </strong>
            <br />
            {helpFor(results.error)}
          </p>
          <button type="button" className={styles.button} onClick={page.retry}>
            <Translate id="theme.search.page.retry">Try again</Translate>
          </button>
        </div>
      );
    case 'answered':
      return (
        <>
          <p role="status" className={styles.count}>
            {countLine(results.count)}
          </p>
          {results.count === 0 && <NothingFound page={page} />}
          <ol className={styles.list}>
            {results.items.map((item) => (
              <Item key={item.key} item={item} />
            ))}
          </ol>
          <div ref={page.endRef} className={styles.more}>
            {results.hasMore && (
              <button type="button" className={styles.button} onClick={page.loadMore} aria-disabled={results.isLoading}>
                {results.isLoading
                  ? loadingText()
                  : translate({ id: 'theme.search.page.more', message: 'Show more results' })}
              </button>
            )}
          </div>
          {results.related.length > 0 && (
            <section aria-labelledby="related-results">
              <h2 id="related-results" className={styles.related}>
                <Translate id="theme.search.page.related">Related</Translate>
              </h2>
              <ol className={styles.list}>
                {results.related.map((item) => (
                  <Item key={item.key} item={item} level="h3" />
                ))}
              </ol>
            </section>
          )}
        </>
      );
  }
}

/** The ways on from a search that found nothing. */
function NothingFound({ page }: { page: SearchPage }): ReactNode {
  const { start } = useSearchData();
  const hasAssistant = useHasAssistant();
  const chosen = Object.keys(page.filters);
  const dropFilters = () => {
    for (const name of chosen) page.chooseFilter(name, null);
  };
  return (
    <>
      <p>
        <Translate id="theme.search.page.hint">
          Try fewer or other words: a typing mistake is forgiven, a word that no page uses is not.
        </Translate>
      </p>
      <p className={styles.ways}>
        {chosen.length > 0 && (
          <button type="button" className={styles.button} onClick={dropFilters}>
            <Translate id="theme.search.page.withoutFilters">Search without filters</Translate>
          </button>
        )}
        {hasAssistant && (
          <button
            type="button"
            className={`${styles.button} ${styles.primary}`}
            onClick={() => openAssistant({ kind: 'question', question: page.query })}
          >
            {translate({ id: 'theme.search.page.ask', message: 'Ask AI: {query}' }, { query: page.query })}
          </button>
        )}
      </p>
      <div className={styles.start}>
        <StartLinks links={start?.links ?? []} />
      </div>
    </>
  );
}

function Item({
  item: { description, address, onClick },
  level: Heading = 'h2',
}: {
  item: SearchPageItem;
  level?: 'h2' | 'h3';
}): ReactNode {
  return (
    <li className={styles.item}>
      {description.trail.length > 0 && (
        <p className={styles.trail}>
          {description.trail.map((parts, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the headings above a hit have no identity but their place.
            <Fragment key={index}>
              {index > 0 && <span aria-hidden="true"> › </span>}
              <MarkedText parts={parts} />
            </Fragment>
          ))}
        </p>
      )}
      <Heading className={styles.title}>
        <a href={address.href} onClick={onClick}>
          <MarkedText parts={description.title} />
        </a>
      </Heading>
      {description.version !== '' && <span className={styles.badge}>{description.version}</span>}
      {description.snippet.length > 0 && (
        <p className={styles.snippet}>
          <MarkedText parts={description.snippet} />
        </p>
      )}
    </li>
  );
}

function loadingText(): string {
  return translate({ id: 'theme.search.page.loading', message: 'Fetching new results...' });
}

function helpFor({ kind, sentence }: SearchError): string {
  if (sentence !== null) return sentence;
  return kind === 'refused'
    ? translate({
        id: 'theme.search.page.refused',
        message: 'The search service did not accept this search. Try other words, or try again later.',
      })
    : translate({
        id: 'theme.search.page.unreachable',
        message: 'You might want to check your network connection.',
      });
}

function countLine(count: number): string {
  if (count === 0) return translate({ id: 'theme.search.page.none', message: 'No results were found' });
  return count === 1
    ? translate({ id: 'theme.search.page.one', message: 'One document found' })
    : translate({ id: 'theme.search.page.several', message: '{count} documents found' }, { count });
}
