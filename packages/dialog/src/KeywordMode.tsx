import { type ActionDispatch, type ReactElement, type RefObject, useEffect, useMemo, useState } from 'react';
import type { AssistantSlot } from './assistantSlot.ts';
import type { DialogAction, DialogState } from './dialogState.ts';
import { FilterBar } from './frame/FilterBar.tsx';
import { SearchBox } from './frame/SearchBox.tsx';
import { writeSearchPageAddress } from './page/searchPageAddress.ts';
import styles from './SearchDialog.module.css';
import type { SearchOptions, StartOffers } from './SearchOptions.ts';
import { chooseScreen, type Screen } from './screens/chooseScreen.ts';
import { errorHelp } from './screens/errorHelp.ts';
import { ASSISTANT_LIST } from './screens/rows.ts';
import { ScreenPanel, type SeeAllLink } from './screens/ScreenPanel.tsx';
import { useReaderLists } from './screens/useReaderLists.ts';
import { useRowKeys } from './screens/useRowKeys.ts';
import { useRowOpening } from './screens/useRowOpening.ts';
import type { FilterDefinition } from './search/filters.ts';
import { settledSearch } from './search/searchState.ts';
import type { Search } from './search/useSearch.ts';
import type { Conversations } from './storage/conversations.ts';
import type { Texts } from './texts.ts';

const NO_OFFERS: StartOffers = { links: [], questions: [] };

/** How long the screen must be still before it is announced, in milliseconds, so that typing is not talked over. */
const ANNOUNCED_AFTER_MS = 500;

/** What keyword mode needs of the dialog around it. */
export interface KeywordModeProps {
  readonly options: SearchOptions;
  readonly texts: Texts;
  readonly indexNames: readonly string[];
  readonly conversations: Conversations;
  readonly filters: readonly FilterDefinition[];
  readonly state: DialogState;
  readonly dispatch: ActionDispatch<[DialogAction]>;
  readonly search: Search;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

/** The search box, the filters and the screen below them. */
export function KeywordMode(props: KeywordModeProps): ReactElement {
  const { options, texts, filters, state, dispatch, search, input, onClose } = props;
  const lists = useReaderLists({
    indexName: options.listsIndexName ?? props.indexNames[0] ?? '',
    namespace: options.storageNamespace ?? '',
    isDisabled: options.disableUserPersonalization === true,
    conversations: props.conversations,
  });
  const settled = settledSearch(search.state);
  const hasAssistant = options.assistant !== undefined;
  const { recents, favorites } = lists;
  const conversations = props.conversations.items;
  const offers = options.start ?? NO_OFFERS;
  const screen = useMemo(
    () =>
      chooseScreen({
        query: state.query,
        search: settled,
        recents,
        favorites,
        conversations,
        hasAssistant,
        offers,
        rules: options,
        titles: texts,
        releasesUrl: options.getReleasesUrl,
      }),
    [state.query, settled, recents, favorites, conversations, hasAssistant, offers, options, texts],
  );

  const openRow = useRowOpening({
    options,
    saveOpened: lists.saveOpened,
    enterAssistant: (start) => dispatch({ type: 'readerEnteredAssistant', start }),
    close: onClose,
  });
  const isPaused = useQuietValue(state.query, ANNOUNCED_AFTER_MS) === state.query;
  const { bindRow, handleKey, activeRowId } = useRowKeys({
    screen,
    state,
    dispatch,
    search: search.state,
    isPaused,
    openRow,
  });

  usePrefetch(options.assistant, activeRowId);
  // The button that was pressed goes away with its screen and would take the focus with it.
  function typeOnAfter(action: () => void): void {
    action();
    input.current?.focus();
  }

  const announcement = useQuietValue(announcementOf(screen, texts), ANNOUNCED_AFTER_MS);

  return (
    <>
      <SearchBox
        input={input}
        query={state.query}
        placeholder={hasAssistant ? texts.placeholderWithAssistant : texts.placeholder}
        texts={texts}
        isStalled={search.state.status === 'loading' && search.state.isStalled}
        listIds={screen.sections.map(({ id }) => `${id}-list`)}
        activeRowId={activeRowId}
        onType={(query) => dispatch({ type: 'readerTyped', query })}
        onKeyDown={handleKey}
        onClose={onClose}
      />
      <FilterBar
        definitions={filters}
        chosen={state.filters}
        label={texts.filters}
        anyChoice={texts.anyChoice}
        onChoose={(name, value) => dispatch({ type: 'readerChoseFilter', definitions: filters, name, value })}
      />
      <ScreenPanel
        screen={screen}
        texts={texts}
        bindRow={bindRow}
        settled={settled}
        hasFilters={Object.keys(state.filters).length > 0}
        reportUrl={screen.name === 'noResults' ? (options.getMissingResultsUrl?.(screen.query) ?? null) : null}
        seeAll={seeAllLink(props)}
        onFavor={(row) => typeOnAfter(() => lists.favor(row))}
        onRemove={(row) => typeOnAfter(() => lists.remove(row))}
        onRetry={() => typeOnAfter(search.retry)}
        onSuggestion={(suggestion) => typeOnAfter(() => dispatch({ type: 'readerChoseSuggestion', suggestion }))}
        onDropFilters={() => typeOnAfter(() => dispatch({ type: 'readerDroppedFilters' }))}
        onLeaveRows={() => dispatch({ type: 'readerLeftRows' })}
      />
      <p role="status" className={styles.hidden}>
        {announcement}
      </p>
    </>
  );
}

function seeAllLink({ options, state, onClose }: KeywordModeProps): SeeAllLink | null {
  if (options.searchPagePath === undefined) return null;
  const href = writeSearchPageAddress(options.searchPagePath, { query: state.query, filters: state.filters });
  return {
    href,
    follow() {
      onClose();
      options.navigate(href);
    },
  };
}

function announcementOf(screen: Screen, texts: Texts): string {
  switch (screen.name) {
    case 'start':
      return '';
    case 'results':
      return `${screen.isPhraseMissing ? `${texts.phraseMissing} ` : ''}${texts.resultCount(screen.count, screen.query)}`;
    case 'noResults':
      return `${texts.noResults} ${screen.query}${screen.relatedCount > 0 ? `. ${texts.relatedCount(screen.relatedCount)}` : ''}`;
    case 'error':
      return `${texts.errorTitle}. ${errorHelp(screen.error, texts)}`;
  }
}

/** The value once it has not changed for `quietMs` milliseconds; until then the value before it. */
function useQuietValue<Value>(value: Value, quietMs: number): Value {
  const [quiet, setQuiet] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);

  return quiet;
}

/** Fetches the assistant's code when the reader reaches a row that asks it. A failure shows when it is used. */
function usePrefetch(assistant: AssistantSlot | undefined, activeRowId: string | null): void {
  const isAboutToAsk = activeRowId?.startsWith(ASSISTANT_LIST) === true;

  useEffect(() => {
    if (isAboutToAsk) assistant?.load().catch(() => undefined);
  }, [isAboutToAsk, assistant]);
}
