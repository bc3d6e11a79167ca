import type { AssistantStart } from '../assistantSlot.ts';

/** Words the dialog opens with. */
export interface InitialQuery {
  readonly text: string;
  /** True when the text should be selected, so that typing replaces it. */
  readonly isSelected: boolean;
  /** Opens in AI mode. */
  readonly assistant?: AssistantStart;
}

/** Whether the dialog is wanted, and whether its code is here. */
export interface OpeningState {
  /** Null while closed. */
  readonly wanted: InitialQuery | null;
  readonly code: 'absent' | 'loading' | 'ready' | 'failed';
}

/** What the reader does around the dialog, and what becomes of its code. */
export type OpeningAction =
  | { readonly type: 'readerShowedInterest' }
  | { readonly type: 'readerOpened'; readonly initialQuery: InitialQuery }
  | { readonly type: 'readerTurnedToAssistant'; readonly start: AssistantStart }
  | { readonly type: 'readerTypedOnButton'; readonly letter: string }
  | { readonly type: 'readerClosed' }
  | { readonly type: 'codeArrived' }
  | { readonly type: 'codeFailed' };

/** A closed dialog of which nothing is loaded. */
export const CLOSED: OpeningState = { wanted: null, code: 'absent' };

/** The next state of the opening. Pure. */
export function openingReducer(state: OpeningState, action: OpeningAction): OpeningState {
  switch (action.type) {
    case 'readerShowedInterest':
      return state.code === 'ready' ? state : { ...state, code: 'loading' };
    case 'readerOpened':
      return { wanted: action.initialQuery, code: state.code === 'ready' ? 'ready' : 'loading' };
    case 'readerTurnedToAssistant':
      return {
        wanted: { text: '', isSelected: false, assistant: action.start },
        code: state.code === 'ready' ? 'ready' : 'loading',
      };
    case 'readerTypedOnButton': {
      // Letters typed before the code is here belong together.
      const text = (state.wanted?.text ?? '') + action.letter;
      return { wanted: { text, isSelected: false }, code: state.code === 'ready' ? 'ready' : 'loading' };
    }
    case 'readerClosed':
      return { ...state, wanted: null };
    case 'codeArrived':
      return { ...state, code: 'ready' };
    case 'codeFailed':
      return { wanted: null, code: state.wanted === null ? 'absent' : 'failed' };
  }
}
