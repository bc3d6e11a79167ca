import type { SearchResult } from '@feedback-docs/protocol';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { groupHits } from '../search/groupHits.ts';
import type { SettledSearch } from '../search/searchState.ts';
import type { Texts } from '../texts.ts';
import type { Screen } from './chooseScreen.ts';
import { errorHelp } from './errorHelp.ts';
import { Failure } from './Failure.tsx';
import { isPlainClick } from './isPlainClick.ts';
import { NoResults } from './NoResults.tsx';
import { ResultsScreen } from './ResultsScreen.tsx';
import type { BindRow } from './RowBinding.ts';
import { RELATED_LIST, type Row, START_LINKS, type StoredRow } from './rows.ts';
import styles from './ScreenPanel.module.css';
import { StartScreen } from './StartScreen.tsx';

/** Most suggestions shown when nothing is found. */
const MAX_SUGGESTIONS = 3;

/** What stands below the message that nothing was found. */
const GOING_ON = [RELATED_LIST, START_LINKS];

/** The link to the search page for the same search. */
export interface SeeAllLink {
  readonly href: string;
  /** Closes the dialog and goes there. */
  readonly follow: () => void;
}

/** What the panel shows and reports. */
export interface ScreenPanelProps {
  readonly screen: Screen;
  readonly texts: Texts;
  readonly bindRow: BindRow;
  readonly settled: SettledSearch;
  readonly hasFilters: boolean;
  readonly reportUrl: string | null;
  readonly seeAll: SeeAllLink | null;
  readonly onFavor: (row: StoredRow) => void;
  readonly onRemove: (row: Row) => void;
  readonly onRetry: () => void;
  readonly onSuggestion: (suggestion: string) => void;
  readonly onDropFilters: () => void;
  readonly onLeaveRows: () => void;
}

/** The scrolling part of the dialog with the screen in it. An empty start screen takes no room. */
export function ScreenPanel(props: ScreenPanelProps): ReactElement | null {
  const { screen, texts, settled, seeAll } = props;
  const panel = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is read from its top
  useEffect(() => {
    if (panel.current !== null) panel.current.scrollTop = 0;
  }, [settled]);

  const suggestions = useSuggestions(settled);
  if (screen.name === 'start' && screen.sections.length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer leaving the rows is no action of its own */}
      <div ref={panel} className={styles.panel} onMouseLeave={props.onLeaveRows}>
        <CurrentScreen {...props} suggestions={suggestions} />
      </div>
      {screen.name === 'results' && seeAll !== null && (
        <div className={styles.seeAll}>
          <a
            href={seeAll.href}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              seeAll.follow();
            }}
          >
            {texts.seeAll(screen.count)}
          </a>
        </div>
      )}
    </>
  );
}

function CurrentScreen(props: ScreenPanelProps & { readonly suggestions: readonly string[] }): ReactElement {
  const { screen, texts, bindRow } = props;
  switch (screen.name) {
    case 'start':
      return (
        <StartScreen
          sections={screen.sections}
          texts={texts}
          bind={bindRow}
          actions={{ favor: props.onFavor, remove: props.onRemove }}
        />
      );
    case 'results':
      return (
        <>
          {screen.isPhraseMissing && <p className={styles.note}>{texts.phraseMissing}</p>}
          <ResultsScreen
            sections={screen.sections}
            texts={texts}
            assistantLabel={texts.askAssistantAbout}
            bind={bindRow}
          />
        </>
      );
    case 'noResults':
      return (
        <>
          <ResultsScreen
            sections={screen.sections.filter(({ id }) => !GOING_ON.includes(id))}
            texts={texts}
            assistantLabel={texts.askAssistantInstead}
            bind={bindRow}
          />
          <NoResults
            query={screen.query}
            texts={texts}
            suggestions={props.suggestions}
            onSuggestion={props.onSuggestion}
            reportUrl={props.reportUrl}
            onDropFilters={props.hasFilters ? props.onDropFilters : null}
          />
          <ResultsScreen
            sections={screen.sections.filter(({ id }) => GOING_ON.includes(id))}
            texts={texts}
            assistantLabel=""
            bind={bindRow}
          />
        </>
      );
    case 'error':
      return (
        <Failure
          title={texts.errorTitle}
          help={errorHelp(screen.error, texts)}
          retryLabel={texts.retry}
          onRetry={props.onRetry}
        />
      );
  }
}

function useSuggestions(settled: SettledSearch): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([]);

  useEffect(() => {
    if (settled.status === 'answered') setKnown((groups) => rememberGroups(groups, settled.results));
  }, [settled]);

  return known.slice(0, MAX_SUGGESTIONS);
}

/** Group titles to suggest: those of the latest answer with results, unless it had fewer than are known. */
function rememberGroups(known: readonly string[], results: readonly SearchResult[]): readonly string[] {
  const titles = [...new Set(groupHits(results).map(({ title }) => title))].filter((title) => title !== '');
  return titles.length > 0 && titles.length >= known.length ? titles : known;
}
