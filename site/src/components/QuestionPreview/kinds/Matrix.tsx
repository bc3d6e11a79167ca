import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { Choice } from '../Choice';
import { QuestionGroup } from '../QuestionGroup';
import styles from '../QuestionPreview.module.css';

const ROWS = [
  'Waiting time before someone answered',
  'Friendliness of the person you spoke to',
  'Knowledge of the person you spoke to',
  'Solution that you were given',
];
const COLUMNS = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'];

/** Rows rated on the same columns. Below 600 px every row becomes a card that repeats the columns. */
export function Matrix(): ReactNode {
  const name = useId();
  return (
    <QuestionGroup text="How do you rate these parts of your support call?" hint="Choose one answer in each row.">
      {/* Hidden from screen readers, which hear the column with each radio button. */}
      <div className={styles.matrixHead} aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {ROWS.map((row) => (
        <fieldset key={row} className={clsx(styles.plainFieldset, styles.matrixRow)}>
          <legend>{row}</legend>
          {COLUMNS.map((column) => (
            <Choice key={column} type="radio" name={`${name}-${row}`} label={column} />
          ))}
        </fieldset>
      ))}
    </QuestionGroup>
  );
}
