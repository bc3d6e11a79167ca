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
export function useRowKeys({ screen, state, dispatch, search, openRow }: RowKeysOptions): RowKeys {
  const rows = screen.sections.flatMap((section) => section.rows);
  const enterRow = defaultRow(rows);
  // Without hits the assistant's row is chosen beforehand; a hit never is, so that typing is echoed undisturbed.
  const preselected = screen.name === 'noResults' ? enterRow : null;
  const activeRow = rows.find(({ id }) => id === state.activeRowId) ?? preselected;

  useEffect(() => {
    // A query that was typed before the dialog was there is asked for only now.
    const isToCome = search.status === 'loading' || (search.status === 'idle' && state.query.trim() !== '');
    if (!state.opensOnArrival || isToCome) return;
    dispatch({ type: 'readerLeftRows' });
    if (search.status === 'answered' && enterRow !== null) openRow(enterRow, 'here');
  }, [state.opensOnArrival, state.query, search.status, enterRow, dispatch, openRow]);

  function move(step: 1 | -1): void {
    const row = rowAfterArrow(rows, activeRow?.id ?? null, step);
    if (row === null) return;
    dispatch({ type: 'readerReachedRow', rowId: row.id });
    document.getElementById(row.id)?.scrollIntoView({ block: 'nearest' });
  }

  function enter(event: KeyboardEvent): void {
    if (event.altKey) return;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    const row = activeRow ?? (search.status === 'loading' ? null : enterRow);
    if (row !== null) openRow(row, isElsewhere ? 'elsewhere' : 'here');
    else if (search.status === 'loading') dispatch({ type: 'readerPressedEnterEarly' });
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
      'aria-selected': row === activeRow,
      'data-enter': activeRow === null && row === enterRow,
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
