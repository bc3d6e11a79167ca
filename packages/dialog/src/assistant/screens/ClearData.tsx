import type { ReactElement } from 'react';
import { ASSISTANT_TEXTS } from '../texts.ts';
import styles from './ClearData.module.css';

/** Asks before everything the dialog keeps of the reader is removed. */
export function ClearData({
  onConfirm,
  onCancel,
}: {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}): ReactElement {
  return (
    <section className={styles.screen}>
      <h3 className={styles.title}>{ASSISTANT_TEXTS.clearTitle}</h3>
      <p>{ASSISTANT_TEXTS.clearDescription}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {ASSISTANT_TEXTS.clearCancel}
        </button>
        <button type="button" className={styles.confirm} onClick={onConfirm}>
          {ASSISTANT_TEXTS.clearConfirm}
        </button>
      </div>
    </section>
  );
}
