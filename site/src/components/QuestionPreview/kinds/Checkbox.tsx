import { type ReactNode, useState } from 'react';
import { Choice } from '../Choice';
import { QuestionGroup } from '../QuestionGroup';
import styles from '../QuestionPreview.module.css';
import { toggleAnswer } from './toggleAnswer';

const SERVICES = ['Self-service checkout', 'Staffed till', 'Fitting room', 'Collection desk', 'None of these'];
const EXCLUSIVE = ['None of these'];

/** Any number of answers; the exclusive option clears the others, and screen readers are told so. */
export function Checkbox(): ReactNode {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const [cleared, setCleared] = useState<readonly string[]>([]);

  const toggle = (option: string) => {
    const next = toggleAnswer(answers, option, EXCLUSIVE);
    setCleared(answers.filter((answer) => answer !== option && !next.includes(answer)));
    setAnswers(next);
  };
  return (
    <QuestionGroup
      text="Which of these did you use in the shop today?"
      hint="Choose all that apply. “None of these” clears the other answers."
    >
      {SERVICES.map((option) => (
        <Choice
          key={option}
          type="checkbox"
          label={option}
          checked={answers.includes(option)}
          onChange={() => toggle(option)}
        />
      ))}
      <p className={styles.feedback} role="status">
        {cleared.length > 0 && `Cleared: ${cleared.join(', ')}.`}
      </p>
    </QuestionGroup>
  );
}
