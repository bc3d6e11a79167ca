import type { ReactElement } from 'react';
import { Icon } from '../../screens/Icon.tsx';
import type { SuggestedQuestion } from '../AssistantConnection.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import styles from './NewConversation.module.css';

/** The screen before the first question. */
export function NewConversation({
  suggestions,
  onChoose,
}: {
  readonly suggestions: readonly SuggestedQuestion[];
  readonly onChoose: (question: SuggestedQuestion) => void;
}): ReactElement {
  return (
    <section className={styles.screen}>
      <span className={styles.sign}>
        <Icon name="assistant" />
      </span>
      <h3 className={styles.title}>{ASSISTANT_TEXTS.newTitle}</h3>
      <p className={styles.description}>{ASSISTANT_TEXTS.newDescription}</p>
      {suggestions.length > 0 && (
        <ul className={styles.suggestions} aria-label={ASSISTANT_TEXTS.suggestions}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.objectID}>
              <button type="button" className={styles.suggestion} onClick={() => onChoose(suggestion)}>
                {suggestion.question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
