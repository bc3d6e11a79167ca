import { type ReactNode, useState } from 'react';
import { QuestionField } from '../QuestionField';
import styles from '../QuestionPreview.module.css';

const EARLIEST = '2025-09-01';
const LATEST = '2025-09-30';
const RANGE = 'a date from 1 to 30 September 2025';

/** A date with a fixed earliest and latest day, typed or picked from the browser's calendar. */
export function DateQuestion(): ReactNode {
  const [date, setDate] = useState('');
  const isOutside = date !== '' && (date < EARLIEST || date > LATEST);
  return (
    <QuestionField text="On which day of our autumn sale did you visit the shop?" hint={`Enter ${RANGE}.`}>
      {(ids) => (
        <>
          <input
            {...ids}
            className={styles.field}
            type="date"
            autoComplete="off"
            min={EARLIEST}
            max={LATEST}
            value={date}
            aria-invalid={isOutside}
            onChange={(event) => setDate(event.target.value)}
          />
          <p className={isOutside ? styles.problem : styles.feedback} role="status">
            {date !== '' && (isOutside ? `Please enter ${RANGE}.` : `Stored as ${date}`)}
          </p>
        </>
      )}
    </QuestionField>
  );
}
