import type { SearchQuery, SearchResult } from '@feedback-docs/protocol';
import type { SearchError } from '../SearchError.ts';

/** A search at rest: nothing asked, an answer, or a failure. */
export type SettledSearch =
  | { readonly status: 'idle' }
  | {
      readonly status: 'answered';
      readonly requests: readonly SearchQuery[];
      readonly results: readonly SearchResult[];
    }
  | { readonly status: 'failed'; readonly requests: readonly SearchQuery[]; readonly error: SearchError };

/** A search at rest, or one under way that still shows what was there before. */
export type SearchState =
  | SettledSearch
  | { readonly status: 'loading'; readonly isStalled: boolean; readonly shown: SettledSearch };

const NOTHING_ASKED: SearchState = { status: 'idle' };

/** What happens to a search. */
export type SearchAction =
  | { readonly type: 'readerAsked' }
  | { readonly type: 'readerClearedQuery' }
  | { readonly type: 'answerStalled' }
  | {
      readonly type: 'answerArrived';
      readonly requests: readonly SearchQuery[];
      readonly results: readonly SearchResult[];
    }
  | { readonly type: 'answerFailed'; readonly requests: readonly SearchQuery[]; readonly error: SearchError };

/** The next state of a search. Pure. */
export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'readerAsked':
      return {
        status: 'loading',
        isStalled: state.status === 'loading' && state.isStalled,
        shown: settledSearch(state),
      };
    case 'readerClearedQuery':
      return state.status === 'idle' ? state : { status: 'idle' };
    case 'answerStalled':
      return state.status === 'loading' ? { ...state, isStalled: true } : state;
    case 'answerArrived':
      return { status: 'answered', requests: action.requests, results: action.results };
    case 'answerFailed':
      return { status: 'failed', requests: action.requests, error: action.error };
  }
}

/**
 * The search as it stands for what is asked now, requests as JSON or null for none: under way from the moment the reader asks, so that
 * nobody takes the answer to another text for this one's.
 */
export function searchFor(asked: string | null, state: SearchState): SearchState {
  if (asked === null) return NOTHING_ASKED;
  if (state.status === 'loading') return state;
  if (state.status !== 'idle' && JSON.stringify(state.requests) === asked) return state;
  return { status: 'loading', isStalled: false, shown: state };
}

/** What is on the screen: the search itself, or while it loads what was there before it. */
export function settledSearch(state: SearchState): SettledSearch {
  return state.status === 'loading' ? state.shown : state;
}
