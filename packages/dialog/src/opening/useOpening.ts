import { type ComponentType, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { AssistantStart } from '../assistantSlot.ts';
import type { SearchDialogProps } from '../SearchDialog.tsx';
import { CLOSED, type InitialQuery, type OpeningState, openingReducer } from './openingState.ts';

/** Longest selection taken over as a query. */
const MAX_SELECTION_LENGTH = 512;

/** The dialog's opening: its state, its code once it is here, and what the reader can do. */
export interface Opening {
  readonly state: OpeningState;
  readonly Dialog: ComponentType<SearchDialogProps> | null;
  readonly showInterest: () => void;
  /** Opens with the text selected in the page, if any. */
  readonly open: () => void;
  readonly openWithLetter: (letter: string) => void;
  readonly openAssistant: (start: AssistantStart) => void;
  readonly close: () => void;
}

/** Loads the dialog's code at the first sign of interest and opens it when it is here. */
export function useOpening(onIntent: (() => void) | undefined): Opening {
  const [state, dispatch] = useReducer(openingReducer, CLOSED);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const intent = useRef(onIntent);
  const isLoading = state.code === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    intent.current?.();
    intent.current = undefined;
    import('../SearchDialog.tsx').then(
      ({ SearchDialog }) => {
        if (!isCurrent) return;
        setDialog(() => SearchDialog);
        dispatch({ type: 'codeArrived' });
      },
      (error: unknown) => {
        console.warn(error);
        if (isCurrent) dispatch({ type: 'codeFailed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading]);

  const showInterest = useCallback(() => dispatch({ type: 'readerShowedInterest' }), []);
  const open = useCallback(() => dispatch({ type: 'readerOpened', initialQuery: selectedText() }), []);
  const openWithLetter = useCallback((letter: string) => dispatch({ type: 'readerTypedOnButton', letter }), []);
  const openAssistant = useCallback(
    (start: AssistantStart) => dispatch({ type: 'readerTurnedToAssistant', start }),
    [],
  );
  const close = useCallback(() => dispatch({ type: 'readerClosed' }), []);
  return { state, Dialog, showInterest, open, openWithLetter, openAssistant, close };
}

function selectedText(): InitialQuery {
  const text = (getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SELECTION_LENGTH);
  return { text, isSelected: text !== '' };
}
