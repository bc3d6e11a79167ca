import { type ReactElement, useId, useState } from 'react';
import { answeredBy, type Feedback, hasVisiblePart, messageText } from '../../conversation/ChatMessage.ts';
import type { AssistantConnection } from '../AssistantConnection.ts';
import type { ChatState } from '../chat/chatState.ts';
import type { Exchange } from '../exchange/exchangesOf.ts';
import { afterwards, shownParts } from '../exchange/shownParts.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import { AnswerBody } from './AnswerBody.tsx';
import { AnswerPart } from './AnswerPart.tsx';
import { ExchangeActions } from './ExchangeActions.tsx';
import { ExchangeFailure, type FailureReports } from './ExchangeFailure.tsx';
import styles from './ExchangeView.module.css';
import { RelatedSources } from './RelatedSources.tsx';

/** What the reader does with an exchange. */
export interface ExchangeReports extends FailureReports {
  readonly sendFeedback: AssistantConnection['sendFeedback'];
  readonly onRated: (messageId: string, feedback: Feedback) => void;
}

interface ExchangeViewProps extends ExchangeReports {
  readonly exchange: Exchange;
  readonly status: ChatState['status'];
  readonly error: string | null;
}

/** One question with its answer. Status and error are those of this exchange. */
export function ExchangeView({
  exchange: { question, answer, isStopped },
  status,
  error,
  onRetry,
  onStartNew,
  onSearch,
  findPages,
  sendFeedback,
  onRated,
}: ExchangeViewProps): ReactElement {
  const titleId = useId();
  const [isCut, setIsCut] = useState(false);
  const isUnderWay = status === 'submitted' || status === 'streaming';
  const text = answer === null ? '' : messageText(answer);
  const isWhole = text !== '' && answer?.isIncomplete !== true;
  const shown = shownParts(answer?.parts ?? []);
  const source = answer === null ? 'quotes' : answeredBy(answer);
  return (
    <article className={styles.exchange} aria-labelledby={titleId} aria-busy={isUnderWay}>
      <h3 id={titleId} className={styles.question}>
        {messageText(question)}
      </h3>
      {error !== null && (
        <ExchangeFailure
          error={error}
          question={messageText(question)}
          onRetry={onRetry}
          onStartNew={onStartNew}
          onSearch={onSearch}
          findPages={findPages}
        />
      )}
      {isUnderWay && (answer === null || !hasVisiblePart(answer)) && (
        <p className={styles.thinking}>{ASSISTANT_TEXTS.thinking}</p>
      )}
      {text === '' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end
        shown.map((part, at) => <AnswerPart key={at} part={part} onSearch={onSearch} />)
      ) : (
        <>
          <AnswerBody parts={shown} isQuoted={source !== 'model'} isCut={isCut} onCut={setIsCut} onSearch={onSearch} />
          {answer !== null && <RelatedSources answer={answer} isCut={isCut} />}
        </>
      )}
      {isStopped && <p className={styles.stopped}>{ASSISTANT_TEXTS.stopped}</p>}
      {status === 'ready' && !isStopped && !isWhole && (
        <p className={styles.stopped}>{text === '' ? ASSISTANT_TEXTS.unanswered : ASSISTANT_TEXTS.incomplete}</p>
      )}
      {text !== '' && (
        <footer className={styles.foot}>
          <div className={styles.origin}>
            <p>{ASSISTANT_TEXTS.origin[source]}</p>
            {afterwards(shown).map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end
              <AnswerPart key={at} part={part} onSearch={onSearch} />
            ))}
          </div>
          {answer !== null && isWhole && !isStopped && status === 'ready' && (
            <ExchangeActions
              text={text}
              feedback={answer.feedback}
              send={(feedback) => sendFeedback(answer.id, feedback)}
              onRated={(feedback) => onRated(answer.id, feedback)}
            />
          )}
        </footer>
      )}
    </article>
  );
}
