import type { ReactElement } from 'react';
import styles from './Row.module.css';
import type { RowBinding } from './RowBinding.ts';
import { RowText } from './RowText.tsx';
import type { Row } from './rows.ts';

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
      <RowText icon={row.icon ?? 'page'} title={row.label} />
    </a>
  );
}
