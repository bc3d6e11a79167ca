import type { ReactElement } from 'react';
import { Icon } from '../../screens/Icon.tsx';
import type { StoredConversation } from '../../storage/StoredConversation.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import styles from './History.module.css';

/** The reader's conversations, newest first. */
export function History({
  conversations,
  onOpen,
  onRemove,
  onStartNew,
}: {
  readonly conversations: readonly StoredConversation[];
  readonly onOpen: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onStartNew: () => void;
}): ReactElement {
  return (
    <section className={styles.screen}>
      <button type="button" className={styles.start} onClick={onStartNew}>
        <Icon name="assistant" />
        {ASSISTANT_TEXTS.startNew}
      </button>
      <ul className={styles.list} aria-label={ASSISTANT_TEXTS.historyTitle}>
        {conversations.map(({ objectID, query }) => (
          <li key={objectID} className={styles.item}>
            <button type="button" className={styles.conversation} onClick={() => onOpen(objectID)}>
              <Icon name="conversation" />
              <span>{query}</span>
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={ASSISTANT_TEXTS.removeConversation(query)}
              title={ASSISTANT_TEXTS.removeConversation(query)}
              onClick={(event) => {
                event.currentTarget.closest('section')?.querySelector('button')?.focus();
                onRemove(objectID);
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
