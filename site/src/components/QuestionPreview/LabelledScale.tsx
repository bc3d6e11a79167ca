import { type ReactNode, useId, useState } from 'react';
import { Choice } from './Choice';
import { QuestionGroup } from './QuestionGroup';
import styles from './QuestionPreview.module.css';

interface LabelledScaleProps {
  text: string;
  /** From the lowest point, which is 1, to the highest. */
  labels: readonly string[];
  /** Says how a point enters the score, after one has been chosen. */
  explain: (point: number) => string;
}

/** A rating scale whose points all carry words: side by side where there is room, one below the other elsewhere. */
export function LabelledScale({ text, labels, explain }: LabelledScaleProps): ReactNode {
  const name = useId();
  const [point, setPoint] = useState<number>();
  return (
    <QuestionGroup text={text}>
      <div className={styles.scale}>
        {labels.map((label, index) => (
          <Choice
            key={label}
            type="radio"
            name={name}
            label={label}
            checked={point === index + 1}
            onChange={() => setPoint(index + 1)}
          />
        ))}
      </div>
      <p className={styles.feedback} role="status">
        {point !== undefined && explain(point)}
      </p>
    </QuestionGroup>
  );
}
