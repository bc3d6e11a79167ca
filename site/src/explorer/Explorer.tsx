import Link from '@docusaurus/Link';
import {
  type ExplorerFilters,
  type ExplorerView,
  NO_FILTERS,
  PLATFORM_NAMES,
  PLATFORMS,
  versionKey,
} from '@feedback-docs/releases';
import Layout from '@theme/Layout';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CHANGES_TITLE_ID, ChangesView } from './ChangesView';
import styles from './Explorer.module.css';
import type { ExplorerPage } from './ExplorerPage';
import { ExplorerTrail } from './ExplorerTrail';
import { FeedList } from './FeedList';
import { FilterPanel } from './FilterPanel';
import type { FilterResult } from './matchEntries';
import { ReleaseList } from './ReleaseList';
import { type ResolvedView, resolveView } from './resolveView';
import { useExplorerAddress } from './useExplorerAddress';
import { useInnerLinks } from './useInnerLinks';
import { useListFilter } from './useListFilter';
import { VersionBar } from './VersionBar';

/** Made once: it would update the head of the page with every filter. */
const TRAIL = <ExplorerTrail steps={[{ name: 'Release explorer', path: '/docs/versions' }]} />;

/** /docs/versions: all releases to filter, what is new since a version, and the comparison of two versions. */
// biome-ignore lint/style/noDefaultExport: the framework takes the component of a route from the default export.
export default function Explorer({ page }: { page: ExplorerPage }): ReactNode {
  return (
    <Layout
      title="Release explorer"
      description="Find any change of any release: filter by platform, kind and area, see what is new since you last looked, or compare two versions."
    >
      <ExplorerMain page={page} />
    </Layout>
  );
}

/** Keeps what changes with a filter away from the layout, which would be drawn again with it. */
function ExplorerMain({ page }: { page: ExplorerPage }): ReactNode {
  const { versions, areas, feeds } = page;
  const { address, setFilters: filterBy, open } = useExplorerAddress(areas);
  const status = useRef<HTMLDivElement>(null);
  const setFilters = useCallback(
    (filters: ExplorerFilters) => {
      filterBy(filters);
      showAgain(status.current);
    },
    [filterBy],
  );
  const view = useMemo(() => resolveView(address.view, versions), [address.view, versions]);
  const results = useRef<HTMLDivElement>(null);
  const [contentVersion, setContentVersion] = useState(0);
  const onChange = useCallback(() => setContentVersion((version) => version + 1), []);
  const found = useListFilter(results, address.filters, contentVersion);
  const onInnerLink = useInnerLinks();
  const openView = useOpenedView(view, (next) => open({ filters: address.filters, view: next }));

  return (
    <main className={styles.page}>
      <div className={styles.intro}>
        {TRAIL}
        <h1>Release explorer</h1>
        <p className={styles.lead}>
          Every change of every release. See what is new since your version, compare two versions, or filter the list.
          What <Link to="/docs/versions/parity">Web and Mobile have in common</Link> stands on a page of its own.
        </p>
        <VersionBar versions={versions} view={view} onOpen={openView} />
      </div>
      <div className={styles.columns}>
        <FilterPanel areas={areas} filters={address.filters} counts={found?.counts} onChange={setFilters} />
        {/* biome-ignore lint/a11y: the element only listens for clicks on the links inside of it, which the keyboard makes too. */}
        <div className={styles.results} ref={results} onClick={onInnerLink}>
          <div className={styles.status} ref={status}>
            <p role="status">{statusLine(found, view.name === 'all' ? 'changes' : 'entries')}</p>
            {view.name === 'changes' && (
              <button type="button" className={styles.back} onClick={() => openView({ name: 'all' })}>
                Back to all releases
              </button>
            )}
          </div>
          {found?.shownCount === 0 && found.isShown.length > 0 && (
            <p>
              No change fits these filters.{' '}
              <button type="button" className={styles.back} onClick={() => setFilters(NO_FILTERS)}>
                Clear all filters
              </button>
            </p>
          )}
          {view.name === 'changes' ? (
            <ChangesView view={view} areas={areas} onChange={onChange} />
          ) : (
            <>
              <ReleaseIndex versions={versions} />
              <ReleaseList onChange={onChange} />
            </>
          )}
        </div>
      </div>
      <FeedList feeds={feeds} />
    </main>
  );
}

/** A list that gets shorter above the window would leave the reader at the end of the page: they go to where it begins. */
function showAgain(status: HTMLElement | null): void {
  if (status !== null && status.getBoundingClientRect().bottom < 0) status.scrollIntoView({ behavior: 'instant' });
}

/** Leads the reader, and what reads the page to them, to the changes that they asked for. */
function useOpenedView(view: ResolvedView, open: (view: ExplorerView) => void): (view: ExplorerView) => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || view.name !== 'changes') return;
    document.getElementById(CHANGES_TITLE_ID)?.focus();
    isAsked.current = false;
  }, [view]);
  return (next) => {
    isAsked.current = next.name !== 'all';
    open(next);
  };
}

const ReleaseIndex = memo(function ReleaseIndex({ versions }: Pick<ExplorerPage, 'versions'>): ReactNode {
  return (
    <details className={styles.index}>
      <summary>Jump to a release</summary>
      {PLATFORMS.map((platform) => (
        <nav key={platform} aria-label={`${PLATFORM_NAMES[platform]} releases`}>
          <strong>{PLATFORM_NAMES[platform]}</strong>
          {versions[platform].map((version) => (
            <a key={version} href={`#${versionKey({ platform, version })}`}>
              {version}
            </a>
          ))}
        </nav>
      ))}
    </details>
  );
});

function statusLine(found: FilterResult | undefined, noun: string): string {
  if (found === undefined) return '';
  const total = found.isShown.length.toLocaleString('en');
  if (found.shownCount === found.isShown.length) return `${total} ${noun}`;
  return `${found.shownCount.toLocaleString('en')} of ${total} ${noun}`;
}
