import type { AssistantStart } from '../assistantSlot.ts';

/** What the dialog opens with: a search for what is in the typing field, or AI mode. */
export type OpenRequest = { readonly kind: 'search' } | AssistantStart;

/** Whether the dialog is requested, and whether its code is here. */
export interface OpeningState {
  /** Null while closed. */
  readonly requested: OpenRequest | null;
  readonly code: 'absent' | 'loading' | 'ready' | 'failed';
}

/** What the reader does around the dialog, and what becomes of its code. */
export type OpeningAction =
  | { readonly type: 'readerShowedInterest' }
  | { readonly type: 'readerOpened'; readonly request: OpenRequest }
  | { readonly type: 'readerClosed' }
  | { readonly type: 'codeArrived' }
  | { readonly type: 'codeFailed' };

/** A closed dialog of which nothing is loaded. */
export const CLOSED: OpeningState = { requested: null, code: 'absent' };

/** The next state of the opening. Pure. */
export function openingReducer(state: OpeningState, action: OpeningAction): OpeningState {
  switch (action.type) {
    case 'readerShowedInterest':
      // A failure stays shown when focus and pointer come back to the button.
      return state.code === 'absent' ? { ...state, code: 'loading' } : state;
    case 'readerOpened':
      return { requested: action.request, code: state.code === 'ready' ? 'ready' : 'loading' };
    case 'readerClosed':
      return { ...state, requested: null };
    case 'codeArrived':
      return { ...state, code: 'ready' };
    case 'codeFailed':
      return { requested: null, code: state.requested === null ? 'absent' : 'failed' };
  }
}
