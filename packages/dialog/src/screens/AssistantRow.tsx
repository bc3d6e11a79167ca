import type { ReactElement } from 'react';
import styles from './Row.module.css';
import type { RowBinding } from './RowBinding.ts';
import { RowText } from './RowText.tsx';

/** The row that hands the query, or none yet, to the assistant. */
export function AssistantRow({
  label,
  question,
  binding,
}: {
  readonly label: string;
  readonly question: string;
  readonly binding: RowBinding;
}): ReactElement {
  const title = (
    <>
      {label}
      {question !== '' && <strong>{question}</strong>}
    </>
  );
  return (
    <button {...binding} type="button" className={styles.row}>
      <RowText icon="assistant" title={title} />
    </button>
  );
}
