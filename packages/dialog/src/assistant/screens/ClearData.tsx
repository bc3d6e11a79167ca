import { type ReactElement, useEffect, useRef, useState } from 'react';
import { AssistantError } from '../AssistantError.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import styles from './ClearData.module.css';

type Progress =
  | { readonly name: 'asking' | 'deleting' }
  /** `reason` is a sentence for the reader. */
  | { readonly name: 'failed'; readonly reason: string };

/** Asks before everything that is kept of the reader is removed, and offers to try again when the service could not do its part. */
export function ClearData({
  eraseHere,
  withdraw,
  onDone,
  onCancel,
}: {
  /** Removes what this browser keeps. */
  readonly eraseHere: () => void;
  /** Deletes what the service keeps, where it keeps something. */
  readonly withdraw: (() => Promise<void>) | undefined;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}): ReactElement {
  const [progress, setProgress] = useState<Progress>({ name: 'asking' });
  const retry = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (progress.name === 'failed') retry.current?.focus();
  }, [progress.name]);

  async function clear(): Promise<void> {
    eraseHere();
    if (withdraw !== undefined) {
      setProgress({ name: 'deleting' });
      try {
        await withdraw();
      } catch (error) {
        if (!(error instanceof AssistantError)) console.warn(error);
        setProgress({
          name: 'failed',
          reason: error instanceof AssistantError ? error.message : ASSISTANT_TEXTS.failed,
        });
        return;
      }
    }
    onDone();
  }

  if (progress.name === 'deleting') {
    return (
      <section className={styles.screen}>
        <p role="status">{ASSISTANT_TEXTS.clearing}</p>
      </section>
    );
  }
  const hasFailed = progress.name === 'failed';
  return (
    <section className={styles.screen}>
      {hasFailed ? (
        <div role="alert" className={styles.failure}>
          <h3 className={styles.title}>{ASSISTANT_TEXTS.clearFailed}</h3>
          <p>{progress.reason}</p>
        </div>
      ) : (
        <>
          <h3 className={styles.title}>{ASSISTANT_TEXTS.clearTitle}</h3>
          <p>{withdraw === undefined ? ASSISTANT_TEXTS.clearDescription : ASSISTANT_TEXTS.clearFromService}</p>
        </>
      )}
      <div className={styles.buttons}>
        <button type="button" className={styles.cancel} onClick={hasFailed ? onDone : onCancel}>
          {hasFailed ? ASSISTANT_TEXTS.clearLater : ASSISTANT_TEXTS.clearCancel}
        </button>
        <button ref={retry} type="button" className={styles.confirm} onClick={() => void clear()}>
          {hasFailed ? ASSISTANT_TEXTS.retry : ASSISTANT_TEXTS.clearConfirm}
        </button>
      </div>
    </section>
  );
}
