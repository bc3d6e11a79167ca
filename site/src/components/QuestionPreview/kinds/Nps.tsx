import { type ReactNode, useId, useState } from 'react';
import { QuestionGroup } from '../QuestionGroup';
import styles from '../QuestionPreview.module.css';

const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The likelihood to recommend from 0 to 10, without colours on the scale, as the product shows it by default. */
export function Nps(): ReactNode {
  const name = useId();
  const [point, setPoint] = useState<number>();
  return (
    <QuestionGroup
      text="How likely are you to recommend our shop to a friend or colleague?"
      hint="0 = Not at all likely, 10 = Extremely likely"
    >
      <div className={styles.points}>
        {POINTS.map((value) => (
          <label key={value} className={styles.point}>
            <input
              type="radio"
              autoComplete="off"
              name={name}
              checked={point === value}
              onChange={() => setPoint(value)}
            />
            <span>{value}</span>
          </label>
        ))}
      </div>
      <p className={styles.feedback} role="status">
        {point !== undefined && `For the score, ${point} counts as ${groupOf(point)}.`}
      </p>
    </QuestionGroup>
  );
}

function groupOf(point: number): string {
  if (point >= 9) return 'a promoter (9 and 10)';
  if (point >= 7) return 'a passive (7 and 8)';
  return 'a detractor (0 to 6)';
}
