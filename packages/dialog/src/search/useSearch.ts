import type { SearchQuery, SearchResult } from '@feedback-docs/protocol';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { SearchClient } from '../SearchClient.ts';
import { SearchError } from '../SearchError.ts';
import { type SearchState, searchFor, searchReducer } from './searchState.ts';

/** A search without an answer after this many milliseconds counts as stalled. */
const STALLED_AFTER_MS = 300;

/** A running search and what can be done with it. */
export interface Search {
  readonly state: SearchState;
  /** Asks the same again, after a failure. */
  retry(): void;
}

/**
 * Searches whenever what `requests` says changes; null searches nothing. This is the one place where searches are ordered: a new search aborts the one before, and an aborted search never reaches the state.
 */
export function useSearch(client: SearchClient, requests: readonly SearchQuery[] | null): Search {
  const [state, dispatch] = useReducer(searchReducer, { status: 'idle' });
  const [attempt, setAttempt] = useState(0);

  const asked = requests === null ? null : JSON.stringify(requests);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked counts, not in which array; a retry asks the same again
  useEffect(() => {
    if (requests === null) {
      dispatch({ type: 'readerClearedQuery' });
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    dispatch({ type: 'readerAsked' });
    const stalled = setTimeout(() => {
      if (!signal.aborted) dispatch({ type: 'answerStalled' });
    }, STALLED_AFTER_MS);
    const onRelated = (results: readonly SearchResult[]) => {
      if (!signal.aborted) dispatch({ type: 'answerArrived', requests, results });
    };
    client.search(requests, { signal, onRelated }).then(
      (results) => {
        clearTimeout(stalled);
        if (!signal.aborted) dispatch({ type: 'answerArrived', requests, results });
      },
      (error: unknown) => {
        clearTimeout(stalled);
        if (signal.aborted) return;
        console.warn(error);
        dispatch({
          type: 'answerFailed',
          requests,
          error: error instanceof SearchError ? error : new SearchError('unreachable', String(error)),
        });
      },
    );
    return () => {
      clearTimeout(stalled);
      controller.abort();
    };
  }, [client, asked, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const current = useMemo(() => searchFor(asked, state), [asked, state]);

  return { state: current, retry };
}
