import type { ReactElement } from 'react';
import styles from './Row.module.css';
import type { RowBinding } from './RowBinding.ts';
import { RowText } from './RowText.tsx';
import type { Row } from './rows.ts';
import { START_ICON_NAMES } from './startIcons.ts';

/** A row that leads to a page the site offers. */
export function LinkRow({
  row,
  binding,
}: {
  readonly row: Extract<Row, { readonly kind: 'link' }>;
  readonly binding: RowBinding;
}): ReactElement {
  return (
    <a {...binding} href={row.address.href} className={styles.row}>
      <RowText icon={START_ICON_NAMES[row.icon ?? -1] ?? 'page'} title={row.label} />
    </a>
  );
}
