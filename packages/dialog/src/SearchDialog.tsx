import type { SearchResult } from '@feedback-docs/protocol';
import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { dialogReducer, openedDialog } from './dialogState.ts';
import { AssistantFrame } from './frame/AssistantFrame.tsx';
import { Footer } from './frame/Footer.tsx';
import { useModalDialog } from './frame/useModalDialog.ts';
import { KeywordMode } from './KeywordMode.tsx';
import type { TypedText } from './opening/handOverTyping.ts';
import type { OpenRequest } from './opening/openingState.ts';
import styles from './SearchDialog.module.css';
import type { SearchOptions } from './SearchOptions.ts';
import { isComposing } from './screens/isComposing.ts';
import { buildRequests, type SearchParameters } from './search/buildRequests.ts';
import { type FilterDefinition, filterConditions } from './search/filters.ts';
import { findPages } from './search/findPages.ts';
import { groupHits } from './search/groupHits.ts';
import { useSearch } from './search/useSearch.ts';
import { useViewEvents } from './search/useViewEvents.ts';
import { openConversations } from './storage/conversations.ts';
import { DEFAULT_TEXTS } from './texts.ts';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** What the button hands to the dialog it opens. */
export interface SearchDialogProps {
  readonly options: SearchOptions;
  readonly request: OpenRequest;
  readonly onClose: () => void;
}

const NO_PARAMETERS: SearchParameters = {};
const NO_FILTERS: readonly FilterDefinition[] = [];

/** The open search dialog: keyword search, or the site's assistant in its place. It is open while it is mounted. */
export function SearchDialog({ options, request, onClose }: SearchDialogProps): ReactElement {
  const texts = { ...DEFAULT_TEXTS, ...options.texts };
  const input = useRef<HTMLInputElement>(null);
  const { container, element } = useModalDialog({ onShown: takeOverTyping, onClosedByBrowser: onClose });
  useViewportHeight(element);
  const [state, dispatch] = useReducer(dialogReducer, request, openedDialog);
  const [indexNames] = useState(() => [options.indexName()].flat());

  const { client, searchParameters = NO_PARAMETERS, filters = NO_FILTERS, onEvent } = options;
  const conditions = filterConditions(filters, state.filters);
  const clickAnalytics = onEvent !== undefined;
  const scope = { indexNames, searchParameters, conditions, clickAnalytics };
  const search = useSearch(client, buildRequests(state.query, scope));
  useViewEvents(search.state, groupedObjectIDs, onEvent);
  const isStalled = search.state.status === 'loading' && search.state.isStalled;

  const { assistant, storageNamespace = '', disableUserPersonalization = false } = options;
  const conversations = useMemo(
    () =>
      openConversations(
        assistant?.indexName ?? '',
        storageNamespace,
        assistant === undefined || disableUserPersonalization,
      ),
    [assistant, storageNamespace, disableUserPersonalization],
  );
  const findPagesFor = useCallback(
    (question: string) =>
      findPages(
        client,
        buildRequests(question, { indexNames, searchParameters, conditions: [], clickAnalytics: false }),
      ),
    [client, indexNames, searchParameters],
  );
  const leaveAssistant = useCallback((query: string) => dispatch({ type: 'readerLeftAssistant', query }), []);
  const isAssistant = state.mode.name === 'assistant' && options.assistant !== undefined;

  // Text, selection and focus pass over within one step, so that no letter comes in between.
  function takeOverTyping(typed: TypedText | null): void {
    const field = input.current;
    if (field === null || typed === null) return;
    const { text, selectionStart, selectionEnd, isEntered } = typed;
    field.value = text;
    field.focus({ preventScroll: true });
    field.setSelectionRange(selectionStart, selectionEnd);
    if (text !== '') dispatch({ type: 'readerTyped', query: text });
    if (isEntered && text.trim() !== '') dispatch({ type: 'readerPressedEnterEarly' });
  }

  function goBack(): void {
    if (isAssistant) leaveAssistant('');
    else onClose();
  }

  function handleKey(event: KeyboardEvent<HTMLDialogElement>): void {
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.key === 'Tab') keepTabInside(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    goBack();
  }

  return createPortal(
    <dialog
      ref={element}
      aria-label={texts.dialog}
      aria-modal="true"
      className={`DocSearch-Container ${isStalled ? 'DocSearch-Container--Stalled' : ''} ${styles.dialog}`}
      onKeyDown={handleKey}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // Otherwise the press goes on to move the focus that closing gives back.
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        goBack();
      }}
    >
      <div className={`DocSearch-Modal ${styles.modal}`}>
        {state.mode.name === 'assistant' && options.assistant !== undefined ? (
          <AssistantFrame
            load={options.assistant.load}
            texts={texts}
            panel={{
              start: state.mode.start,
              conversations,
              leave: () => leaveAssistant(''),
              searchFor: leaveAssistant,
              findPages: findPagesFor,
              close: onClose,
              navigate: options.navigate,
            }}
          />
        ) : (
          <KeywordMode
            options={options}
            texts={texts}
            indexNames={indexNames}
            conversations={conversations}
            filters={filters}
            state={state}
            dispatch={dispatch}
            search={search}
            input={input}
            onClose={onClose}
          />
        )}
        <Footer texts={texts} isAssistant={isAssistant} privacy={options.privacy} poweredBy={options.poweredBy} />
      </div>
    </dialog>,
    container,
  );
}

function groupedObjectIDs(result: SearchResult): readonly string[] {
  return groupHits([result]).flatMap(({ hits }) => hits.map(({ hit }) => hit.objectID));
}

/** Wraps Tab at the first and last focusable element there is at the moment of the key press. */
function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const focusable = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  const [from, to] = event.shiftKey ? [focusable[0], focusable.at(-1)] : [focusable.at(-1), focusable[0]];
  if (document.activeElement !== from || to === undefined) return;
  event.preventDefault();
  to.focus();
}

function isReachable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.checkVisibility();
}

/** Keeps `--fd-viewport-height` of an element at what the on-screen keyboard leaves visible. */
function useViewportHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    // Older browsers do not tell, and need no help either: their keyboard shrinks the window.
    if (!viewport) return undefined;
    const update = () => element.current?.style.setProperty('--fd-viewport-height', `${Math.round(viewport.height)}px`);
    update();
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, [element]);
}
