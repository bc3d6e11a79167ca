import type { AssistantStart } from '../assistantSlot.ts';

/** What the dialog opens with: a search for what is in the typing field, or AI mode. */
export type Wish = { readonly kind: 'search' } | AssistantStart;

/** Whether the dialog is wanted, and whether its code is here. */
export interface OpeningState {
  /** Null while closed. */
  readonly wanted: Wish | null;
  readonly code: 'absent' | 'loading' | 'ready' | 'failed';
}

/** What the reader does around the dialog, and what becomes of its code. */
export type OpeningAction =
  | { readonly type: 'readerShowedInterest' }
  | { readonly type: 'readerOpened'; readonly wish: Wish }
  | { readonly type: 'readerClosed' }
  | { readonly type: 'codeArrived' }
  | { readonly type: 'codeFailed' };

/** A closed dialog of which nothing is loaded. */
export const CLOSED: OpeningState = { wanted: null, code: 'absent' };

/** The next state of the opening. Pure. */
export function openingReducer(state: OpeningState, action: OpeningAction): OpeningState {
  switch (action.type) {
    case 'readerShowedInterest':
      // A failure stays shown when focus and pointer come back to the button.
      return state.code === 'absent' ? { ...state, code: 'loading' } : state;
    case 'readerOpened':
      return { wanted: action.wish, code: state.code === 'ready' ? 'ready' : 'loading' };
    case 'readerClosed':
      return { ...state, wanted: null };
    case 'codeArrived':
      return { ...state, code: 'ready' };
    case 'codeFailed':
      return { wanted: null, code: state.wanted === null ? 'absent' : 'failed' };
  }
}
