import { type ActionDispatch, type KeyboardEvent, useEffect } from 'react';
import type { DialogAction, DialogState } from '../dialogState.ts';
import type { SearchState } from '../search/searchState.ts';
import type { Screen } from './chooseScreen.ts';
import { isComposing } from './isComposing.ts';
import { isPlainClick } from './isPlainClick.ts';
import type { BindRow } from './RowBinding.ts';
import { defaultRow, type Row, rowAfterArrow } from './rows.ts';
import type { OpeningPlace } from './useRowOpening.ts';

/** What arrows, Enter and the pointer act on. */
export interface RowKeysOptions {
  readonly screen: Screen;
  readonly state: DialogState;
  readonly dispatch: ActionDispatch<[DialogAction]>;
  readonly search: SearchState;
  /** Whether the reader has paused, so that a row may be read out. */
  readonly isPaused: boolean;
  readonly openRow: (row: Row, place: OpeningPlace) => void;
}

/** Connects rows and input. */
export interface RowKeys {
  readonly bindRow: BindRow;
  readonly handleKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The row assistive technology stands on, if any. */
  readonly activeRowId: string | null;
}

/** Moves through the rows and opens them, by key and by pointer. */
export function useRowKeys({ screen, state, dispatch, search, isPaused, openRow }: RowKeysOptions): RowKeys {
  const rows = screen.sections.flatMap((section) => section.rows);
  const enterRow = defaultRow(rows);
  const reachedRow = rows.find(({ id }) => id === state.activeRowId) ?? null;
  const selectedRow = reachedRow ?? enterRow;
  // Earlier it would be read over the letters that a screen reader echoes.
  const activeRow = isPaused && search.status === 'answered' ? selectedRow : reachedRow;

  useEffect(() => {
    if (!state.opensOnArrival || search.status === 'loading') return;
    dispatch({ type: 'earlyEnterAnswered' });
    if (search.status === 'answered' && enterRow !== null) openRow(enterRow, 'here');
  }, [state.opensOnArrival, search.status, enterRow, dispatch, openRow]);

  function move(step: 1 | -1): void {
    const row = rowAfterArrow(rows, selectedRow, step);
    if (row === null) return;
    dispatch({ type: 'readerReachedRow', rowId: row.id });
    document.getElementById(row.id)?.scrollIntoView({ block: 'nearest' });
  }

  function enter(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.altKey) return;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    // The key may come before the text of the field is drawn, and the text before its rows.
    const isEarly = search.status === 'loading' || event.currentTarget.value !== state.query;
    const row = isEarly ? reachedRow : selectedRow;
    if (row !== null) openRow(row, isElsewhere ? 'elsewhere' : 'here');
    else if (isEarly) dispatch({ type: 'readerPressedEnterEarly' });
  }

  return {
    activeRowId: activeRow?.id ?? null,
    handleKey(event) {
      if (isComposing(event)) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
      }
      if (event.key === 'Enter') {
        event.preventDefault();
        enter(event);
      }
    },
    bindRow: (row) => ({
      id: row.id,
      role: 'option',
      'aria-selected': row === selectedRow,
      onMouseMove(event) {
        // Rows that scroll under a resting pointer do not count.
        if (event.movementX !== 0 || event.movementY !== 0) dispatch({ type: 'readerReachedRow', rowId: row.id });
      },
      onClick(event) {
        const isOwn = isPlainClick(event) && !('address' in row && row.address.isExternal);
        if (isOwn) event.preventDefault();
        openRow(row, isOwn ? 'here' : 'byBrowser');
      },
      onAuxClick(event) {
        if (event.button === 1) openRow(row, 'byBrowser');
      },
    }),
  };
}
