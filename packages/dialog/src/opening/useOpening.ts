import { type ComponentType, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { AssistantStart } from '../assistantSlot.ts';
import { CLOSED, type OpeningState, openingReducer } from './openingState.ts';
import { openTypingField } from './openTypingField.ts';

/** The dialog's opening: its state, its code once it is here, and what the reader can do. */
export interface Opening<Props> {
  readonly state: OpeningState;
  readonly Dialog: ComponentType<Props> | null;
  readonly showInterest: () => void;
  /** Opens with a letter, else with the text selected in the page, if any. What is typed on belongs to the query at once. */
  readonly open: (letter?: string) => void;
  readonly openAssistant: (start: AssistantStart) => void;
  readonly close: () => void;
}

/** Loads the dialog's code at the first sign of interest and opens it when it is here. */
export function useOpening<Props>(
  load: () => Promise<ComponentType<Props>>,
  onIntent: (() => void) | undefined,
): Opening<Props> {
  const [state, dispatch] = useReducer(openingReducer, CLOSED);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const intent = useRef(onIntent);
  const isLoading = state.code === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    intent.current?.();
    intent.current = undefined;
    load().then(
      (Loaded) => {
        if (!isCurrent) return;
        setDialog(() => Loaded);
        dispatch({ type: 'codeArrived' });
      },
      (error: unknown) => {
        console.warn(error);
        if (!isCurrent) return;
        dispatch({ type: 'codeFailed' });
        discardTypingField();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, load]);

  const showInterest = useCallback(() => dispatch({ type: 'readerShowedInterest' }), []);
  const close = useCallback(() => {
    discardTypingField();
    dispatch({ type: 'readerClosed' });
  }, []);
  const open = useCallback(
    (letter?: string) => {
      // The script of the first load may have opened it before.
      const field = openTypingField(letter);
      // The word is composed: the dialog need not wait for it any more (handOverTyping).
      field.addEventListener('compositionend', () => delete field.lastKey);
      // It leaves by itself when the reader gives up, and not of its own when the dialog takes it over.
      field.addEventListener('blur', () => {
        if (field.onblur !== null && document.activeElement !== field) close();
      });
      dispatch({ type: 'readerOpened', request: { kind: 'search' } });
    },
    [close],
  );
  const openAssistant = useCallback((request: AssistantStart) => dispatch({ type: 'readerOpened', request }), []);
  return { state, Dialog, showInterest, open, openAssistant, close };
}

/** The typing field goes when it loses the focus. */
function discardTypingField(): void {
  document.getElementById('docsearch-typing')?.blur();
}
