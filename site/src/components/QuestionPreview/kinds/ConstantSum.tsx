import { type ReactNode, useId, useState } from 'react';
import { QuestionGroup } from '../QuestionGroup';
import styles from '../QuestionPreview.module.css';
import { digitsOf } from './digitsOf';

const ITEMS = ['Low prices', 'Wide range of goods', 'Advice from the staff', 'Short way from home'];
const TOTAL = 100;

/** A total divided among items, with the running total and the message that keeps a respondent from going on. */
export function ConstantSum(): ReactNode {
  const id = useId();
  const [points, setPoints] = useState<Readonly<Record<string, string>>>({});
  const total = ITEMS.reduce((sum, item) => sum + Number(points[item] ?? 0), 0);
  const isWrong = total !== TOTAL && Object.values(points).some((typed) => typed !== '');
  return (
    <QuestionGroup
      text="What makes you choose one shop over another? Divide 100 points."
      hint="Give more points to what matters more. All points together must be 100."
    >
      {ITEMS.map((item, index) => (
        <div key={item} className={styles.share}>
          <label htmlFor={`${id}-${index}`}>{item}</label>
          <input
            id={`${id}-${index}`}
            className={styles.number}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={points[item] ?? ''}
            onChange={(event) => setPoints({ ...points, [item]: digitsOf(event.target.value) })}
          />
        </div>
      ))}
      <div className={styles.total} role="status">
        <p className={styles.share}>
          <span>Total</span> <span className={styles.totalNumber}>{total}</span>
        </p>
        <p className={styles.problem}>{isWrong && `The total must be ${TOTAL}. It is now ${total}.`}</p>
      </div>
    </QuestionGroup>
  );
}
