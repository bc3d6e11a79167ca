import type { ReactElement } from 'react';
import type { AssistantConnection } from '../AssistantConnection.ts';
import type { Feedback } from '../chat/ChatMessage.ts';
import type { ChatState } from '../chat/chatState.ts';
import type { Exchange } from '../exchange/exchangesOf.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import styles from './Conversation.module.css';
import { ExchangeView } from './ExchangeView.tsx';

/** What the conversation screen shows and reports. */
export interface ConversationProps {
  readonly chat: ChatState;
  /** Oldest first. */
  readonly exchanges: readonly Exchange[];
  readonly onRetry: () => void;
  /** Leaves this conversation for a new one, with a question that it could not take. */
  readonly onStartNew: (question: string) => void;
  readonly onSearch: (query: string) => void;
  readonly sendFeedback: AssistantConnection['sendFeedback'];
  readonly onRated: (messageId: string, feedback: Feedback) => void;
}

/** The disclaimer and the exchanges, newest first. */
export function Conversation({ chat, exchanges, ...actions }: ConversationProps): ReactElement {
  return (
    <div className={styles.conversation}>
      <p className={styles.disclaimer}>{ASSISTANT_TEXTS.disclaimer}</p>
      {exchanges
        .map((exchange, at) => (
          <ExchangeView
            key={exchange.id}
            exchange={exchange}
            status={at === exchanges.length - 1 ? chat.status : 'ready'}
            error={at === exchanges.length - 1 ? chat.error : null}
            {...actions}
          />
        ))
        .reverse()}
    </div>
  );
}
