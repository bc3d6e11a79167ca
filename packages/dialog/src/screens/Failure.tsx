import type { ReactElement } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Message.module.css';

/** Says what failed and offers to try again. */
export function Failure({
  title,
  help,
  retryLabel,
  onRetry,
}: {
  readonly title: string;
  readonly help: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}): ReactElement {
  return (
    <div className={styles.message}>
      <span className={styles.failed}>
        <Icon name="failed" />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.help}>{help}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}
