import type { AssistantStart } from './assistantSlot.ts';
import type { OpenRequest } from './opening/openingState.ts';
import { type ChosenFilters, chooseFilter, type FilterDefinition } from './search/filters.ts';

/** What the reader has done in an open dialog. */
export interface DialogState {
  readonly mode: { readonly name: 'keyword' } | { readonly name: 'assistant'; readonly start: AssistantStart };
  readonly query: string;
  readonly filters: ChosenFilters;
  /** The row that arrows or the pointer have reached; null until then. */
  readonly activeRowId: string | null;
  /** True when the reader pressed Enter before the answer came: its first row is opened when it does. */
  readonly opensOnArrival: boolean;
}

/** What a reader can do in the dialog, apart from opening a result and closing. */
export type DialogAction =
  | { readonly type: 'readerTyped'; readonly query: string }
  | { readonly type: 'readerChoseSuggestion'; readonly suggestion: string }
  | {
      readonly type: 'readerChoseFilter';
      readonly definitions: readonly FilterDefinition[];
      readonly name: string;
      readonly value: string | null;
    }
  | { readonly type: 'readerDroppedFilters' }
  | { readonly type: 'readerReachedRow'; readonly rowId: string }
  | { readonly type: 'readerLeftRows' }
  | { readonly type: 'readerPressedEnterEarly' }
  | { readonly type: 'earlyEnterAnswered' }
  | { readonly type: 'readerEnteredAssistant'; readonly start: AssistantStart }
  | { readonly type: 'readerLeftAssistant'; readonly query: string };

/** The state of a dialog that opens for a search, or in AI mode. */
export function openedDialog(request: OpenRequest): DialogState {
  const mode =
    request.kind === 'search' ? ({ name: 'keyword' } as const) : ({ name: 'assistant', start: request } as const);
  return { mode, query: '', filters: {}, activeRowId: null, opensOnArrival: false };
}

/** The next state of the dialog. Pure. */
export function dialogReducer(state: DialogState, action: DialogAction): DialogState {
  const still: DialogState = { ...state, activeRowId: null, opensOnArrival: false };
  switch (action.type) {
    case 'readerTyped':
      return { ...still, query: action.query };
    case 'readerChoseSuggestion':
      return { ...still, query: `${action.suggestion.toLowerCase()} ` };
    case 'readerChoseFilter':
      return { ...still, filters: chooseFilter(action.definitions, state.filters, action) };
    case 'readerDroppedFilters':
      return { ...still, filters: {} };
    case 'readerReachedRow':
      return state.activeRowId === action.rowId ? state : { ...state, activeRowId: action.rowId };
    case 'readerLeftRows':
      return { ...state, activeRowId: null };
    case 'readerPressedEnterEarly':
      return { ...state, opensOnArrival: true };
    case 'earlyEnterAnswered':
      return still;
    case 'readerEnteredAssistant':
      return { ...still, mode: { name: 'assistant', start: action.start } };
    case 'readerLeftAssistant':
      return { ...still, mode: { name: 'keyword' }, query: action.query };
  }
}
