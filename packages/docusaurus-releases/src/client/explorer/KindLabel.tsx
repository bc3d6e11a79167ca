import type { ItemKind } from '@feedback-docs/releases';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { kindLabel } from '../kindLabel.ts';
import styles from './ReleaseRow.module.css';

/** The kind of a change in its colour. */
export function KindLabel({ kind }: { kind: ItemKind }): ReactNode {
  return <span className={clsx(styles.kind, `release-kind--${kind}`)}>{kindLabel(kind)}</span>;
}
