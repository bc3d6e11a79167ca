import { type ReactElement, useRef, useState } from 'react';
import type { Feedback } from '../../conversation/ChatMessage.ts';
import { Icon } from '../../screens/Icon.tsx';
import { ASSISTANT_TEXTS } from '../texts.ts';
import { useCopied } from '../useCopied.ts';
import styles from './ExchangeActions.module.css';

/** Like, dislike and copy. A rating is final; while one is sent another is ignored. */
export function ExchangeActions({
  text,
  feedback,
  send,
  onRated,
}: {
  /** What copying gives: the Markdown of the whole answer. */
  readonly text: string;
  readonly feedback: Feedback | undefined;
  readonly send: (feedback: Feedback) => Promise<void>;
  readonly onRated: (feedback: Feedback) => void;
}): ReactElement {
  const { isCopied, copy } = useCopied();
  const [sending, setSending] = useState<'idle' | 'sending' | { readonly failure: string }>('idle');
  const isInFlight = useRef(false);
  const said = useRef<HTMLDivElement>(null);

  async function rate(chosen: Feedback): Promise<void> {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setSending('sending');
    // The pressed button goes away; where the thanks will be said holds the focus.
    said.current?.focus();
    try {
      await send(chosen);
      onRated(chosen);
      setSending('idle');
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      setSending({ failure: message === '' ? ASSISTANT_TEXTS.feedbackFailed : message });
    } finally {
      isInFlight.current = false;
    }
  }

  return (
    <div className={styles.actions}>
      <div ref={said} tabIndex={-1} role="status" className={styles.said}>
        {feedback !== undefined && <p className={styles.thanks}>{ASSISTANT_TEXTS.thanks}</p>}
      </div>
      {feedback === undefined && (
        <div className={styles.rating} aria-busy={sending === 'sending'}>
          {sending === 'sending' ? (
            <p role="status" className={styles.thanks}>
              <Icon name="spinner" />
              <span className={styles.hidden}>{ASSISTANT_TEXTS.sendingFeedback}</span>
            </p>
          ) : (
            <>
              <ActionButton icon="like" label={ASSISTANT_TEXTS.like} onClick={() => rate('like')} />
              <ActionButton icon="dislike" label={ASSISTANT_TEXTS.dislike} onClick={() => rate('dislike')} />
            </>
          )}
          {typeof sending === 'object' && (
            <p role="alert" className={styles.failure}>
              {sending.failure}
            </p>
          )}
        </div>
      )}
      <button
        type="button"
        className={styles.button}
        title={isCopied ? ASSISTANT_TEXTS.copied : ASSISTANT_TEXTS.copy}
        aria-disabled={isCopied}
        onClick={() => copy(text)}
      >
        <Icon name={isCopied ? 'done' : 'copy'} />
        {isCopied ? ASSISTANT_TEXTS.copied : ASSISTANT_TEXTS.copy}
      </button>
    </div>
  );
}

function ActionButton({
  icon,
  label,
  onClick,
}: {
  readonly icon: 'like' | 'dislike';
  readonly label: string;
  readonly onClick: () => void;
}): ReactElement {
  return (
    <button type="button" className={styles.button} title={label} onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  );
}
