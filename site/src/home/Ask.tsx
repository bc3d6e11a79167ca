import { openAssistant } from '@feedback-docs/dialog/openAssistant';
import type { ReactNode } from 'react';
import styles from './Home.module.css';

/** The way to the assistant beside the search: questions that it answers at one click, and one of the reader's own. */
export function Ask({ questions }: { questions: readonly string[] }): ReactNode {
  return (
    <p className={styles.ask}>
      Or ask:{' '}
      {questions.map((question) => (
        <button key={question} type="button" onClick={() => openAssistant({ kind: 'question', question })}>
          {question}
        </button>
      ))}
      <button type="button" onClick={() => openAssistant({ kind: 'blank' })}>
        Your own question
      </button>
    </p>
  );
}
