import type { ReactElement } from 'react';
import type { AssistantPanelProps } from '../../assistantSlot.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import { ASSISTANT_TEXTS } from '../texts.ts';
import buttons from './buttons.module.css';
import styles from './ExchangeFailure.module.css';
import { FoundPages } from './FoundPages.tsx';

/** What the reader does about a question without an answer. */
export interface FailureReports {
  readonly onRetry: () => void;
  /** Leaves this conversation for a new one, with a question that it could not take. */
  readonly onStartNew: (question: string) => void;
  readonly onSearch: (query: string) => void;
  readonly findPages: AssistantPanelProps['findPages'];
}

/** Why a question has no answer, another try, and what keyword search finds for it meanwhile. */
export function ExchangeFailure({
  error,
  question,
  onRetry,
  onStartNew,
  onSearch,
  findPages,
}: FailureReports & {
  readonly error: string;
  readonly question: string;
}): ReactElement {
  // The conversation cannot go on: asking again would be refused again.
  const isTooLong = error.includes('AI-217');
  return (
    <>
      <div role="alert" className={styles.error}>
        <Markdown text={error} />
        <button
          type="button"
          className={`${buttons.primary} ${styles.retry}`}
          onClick={isTooLong ? () => onStartNew(question) : onRetry}
        >
          {isTooLong ? ASSISTANT_TEXTS.startNew : ASSISTANT_TEXTS.retry}
        </button>
      </div>
      <FoundPages question={question} find={findPages} onSearch={onSearch} />
    </>
  );
}
