import type { ReactElement } from 'react';
import type { ChatState } from '../chat/chatState.ts';
import type { Exchange } from '../exchange/exchangesOf.ts';
import styles from './Conversation.module.css';
import { type ExchangeReports, ExchangeView } from './ExchangeView.tsx';

interface ConversationProps extends ExchangeReports {
  readonly chat: ChatState;
  /** Oldest first. */
  readonly exchanges: readonly Exchange[];
}

/** The exchanges, newest first. */
export function Conversation({ chat, exchanges, ...actions }: ConversationProps): ReactElement {
  return (
    <div className={styles.conversation}>
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
