import Link from '@docusaurus/Link';
import {
  type ExplorerFilters,
  type ExplorerView,
  NO_FILTERS,
  PLATFORM_NAMES,
  versionKey,
} from '@feedback-docs/releases';
import ExplorerActions from '@theme/ExplorerActions';
import Layout from '@theme/Layout';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import fields from '../fields.module.css';
import { say } from '../say.ts';
import { CHANGES_TITLE_ID, ChangesView } from './ChangesView.tsx';
import styles from './Explorer.module.css';
import { type ExplorerPage, platformsWith } from './ExplorerPage.ts';
import { ExplorerTrail } from './ExplorerTrail.tsx';
import { FeedList } from './FeedList.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { LastLookBar } from './LastLookBar.tsx';
import type { FilterResult } from './matchEntries.ts';
import { ReleaseList } from './ReleaseList.tsx';
import { type ResolvedView, resolveView } from './resolveView.ts';
import { useExplorerAddress } from './useExplorerAddress.ts';
import { useInnerLinks } from './useInnerLinks.ts';
import { useListFilter } from './useListFilter.ts';
import { VersionBar } from './VersionBar.tsx';

/** Made once: it would update the head of the page with every filter. */
const TRAIL = <ExplorerTrail steps={[{ name: RELEASE_TEXTS.explorerTitle, path: '/docs/versions' }]} />;

/** /docs/versions: all releases to filter, what is new since a version, and the comparison of two versions. */
export function Explorer({ page }: { page: ExplorerPage }): ReactNode {
  return (
    <Layout title={RELEASE_TEXTS.explorerTitle} description={RELEASE_TEXTS.explorerDescription}>
      <ExplorerMain page={page} />
    </Layout>
  );
}

/** Keeps what changes with a filter away from the layout, which would be drawn again with it. */
function ExplorerMain({ page }: { page: ExplorerPage }): ReactNode {
  const { versions, areas, feeds, hasParity } = page;
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
  const viewKey = view.name === 'all' ? view.name : versionKey(view.from) + versionKey(view.to);
  const [content, setContent] = useState({ version: 0, wholeView: '' });
  const onChange = useCallback(
    (isWhole: boolean) => setContent(({ version }) => ({ version: version + 1, wholeView: isWhole ? viewKey : '' })),
    [viewKey],
  );
  const shown = useListFilter(results, address.filters, content.version);
  // Counts of the part that is drawn first, or of the view before, would be wrong, and said aloud.
  const found = content.wholeView === viewKey ? shown : undefined;
  const isNarrowed = found !== undefined && found.shownCount !== found.isShown.length;
  const onInnerLink = useInnerLinks();
  const openView = useOpenedView(view, (next) => open({ filters: address.filters, view: next }));

  return (
    <main className={`release-explorer ${styles.page}`}>
      <div className={styles.intro}>
        <ExplorerActions />
        {TRAIL}
        <h1>{RELEASE_TEXTS.explorerTitle}</h1>
        <p className={styles.lead}>
          {RELEASE_TEXTS.explorerLead}
          {hasParity && (
            <>
              {' '}
              {RELEASE_TEXTS.parityLead[0]}
              <Link to="/docs/versions/parity">{RELEASE_TEXTS.parityLink}</Link>
              {RELEASE_TEXTS.parityLead[1]}
            </>
          )}
        </p>
        <VersionBar versions={versions} view={view} onOpen={openView} />
      </div>
      <div className={styles.columns}>
        <FilterPanel
          platforms={platformsWith(versions)}
          areas={areas}
          filters={address.filters}
          counts={found?.counts}
          onChange={setFilters}
        />
        {/* biome-ignore lint/a11y: the element only listens for clicks on the links inside of it, which the keyboard makes too. */}
        <div className={styles.results} data-narrowed={isNarrowed} ref={results} onClick={onInnerLink}>
          <div className={styles.status} ref={status}>
            {/* What all the changes are in numbers stands below their title. */}
            <p role="status" className={view.name === 'changes' && !isNarrowed ? 'sr-only' : undefined}>
              {statusLine(found, view.name === 'all')}
            </p>
            {view.name === 'changes' && (
              <button type="button" className={styles.back} onClick={() => openView({ name: 'all' })}>
                {RELEASE_TEXTS.backToAll}
              </button>
            )}
            {view.name === 'all' && <ReleaseIndex versions={versions} />}
          </div>
          <LastLookBar versions={versions} onOpen={openView} isAside={view.name === 'changes' || isNarrowed} />
          {found?.shownCount === 0 && found.isShown.length > 0 && (
            <div className={styles.nothing}>
              <strong>{RELEASE_TEXTS.nothingFits}</strong>
              <p>{RELEASE_TEXTS.nothingFitsHint}</p>
              <button type="button" className={fields.primary} onClick={() => setFilters(NO_FILTERS)}>
                {RELEASE_TEXTS.clearFilters}
              </button>
            </div>
          )}
          {view.name === 'changes' ? (
            <ChangesView view={view} areas={areas} onChange={onChange} />
          ) : (
            <ReleaseList onChange={onChange} />
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
      <summary>{RELEASE_TEXTS.jumpToRelease}</summary>
      {platformsWith(versions).map((platform) => (
        <nav key={platform} aria-label={say(RELEASE_TEXTS.platformReleases, PLATFORM_NAMES[platform])}>
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

/** Lists of releases hold changes; what lies between two versions holds entries, into which changes are folded. */
function statusLine(found: FilterResult | undefined, isOfChanges: boolean): string {
  if (found === undefined) return '';
  const total = found.isShown.length.toLocaleString(RELEASE_SITE.locale);
  if (found.shownCount === found.isShown.length)
    return isOfChanges ? say(RELEASE_TEXTS.changes, total) : say(RELEASE_TEXTS.entries, total);
  const shown = found.shownCount.toLocaleString(RELEASE_SITE.locale);
  return isOfChanges ? say(RELEASE_TEXTS.changesOf, shown, total) : say(RELEASE_TEXTS.entriesOf, shown, total);
}
