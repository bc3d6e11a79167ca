import type { MouseEvent } from 'react';
import type { Row } from './rows.ts';

/** What every row's element gets, whatever it looks like. */
export interface RowBinding {
  readonly id: string;
  readonly role: 'option';
  /** Whether Enter opens it. */
  readonly 'aria-selected': boolean;
  readonly onMouseMove: (event: MouseEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onAuxClick: (event: MouseEvent) => void;
}

/** Connects a row to the dialog. */
export type BindRow = (row: Row) => RowBinding;
