import type { MouseEvent } from 'react';
import type { Row } from './rows.ts';

/** What every row's element gets, whatever it looks like. */
export interface RowBinding {
  readonly id: string;
  readonly role: 'option';
  readonly 'aria-selected': boolean;
  /** Marks the row that Enter opens while none is active. */
  readonly 'data-enter': boolean;
  readonly onMouseMove: (event: MouseEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onAuxClick: (event: MouseEvent) => void;
}

/** Connects a row to the dialog. */
export type BindRow = (row: Row) => RowBinding;
