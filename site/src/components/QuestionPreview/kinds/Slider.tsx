import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { QuestionGroup } from '../QuestionGroup';
import styles from '../QuestionPreview.module.css';
import { digitsOf } from './digitsOf';

const MINIMUM = 0;
const MAXIMUM = 100;
/** Where the hidden handle waits; nothing is answered before it is touched. */
const REST = 50;

/** A value from 0 to 100. The handle is hidden until the bar is touched; a number field takes the value from the keyboard. */
export function Slider(): ReactNode {
  const scaleId = useId();
  const [value, setValue] = useState<number>();
  const isUntouched = value === undefined;
  return (
    <QuestionGroup
      text="What share of your weekly food shopping did you do with us last month?"
      hint="Move the handle or type a number from 0 to 100, in percent."
    >
      <div className={styles.slider}>
        <input
          className={clsx(styles.range, isUntouched && styles.untouched)}
          type="range"
          autoComplete="off"
          aria-label="Share in percent"
          aria-describedby={scaleId}
          aria-valuetext={isUntouched ? 'No answer yet' : `${value} percent`}
          min={MINIMUM}
          max={MAXIMUM}
          value={value ?? REST}
          onChange={(event) => setValue(Number(event.target.value))}
          // A touch exactly where the hidden handle rests changes no value, yet it is an answer.
          onPointerUp={(event) => setValue(Number(event.currentTarget.value))}
        />
        <input
          className={styles.number}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label="Share in percent, as a number"
          maxLength={3}
          value={value ?? ''}
          onChange={(event) => setValue(toShare(event.target.value))}
        />
        <p id={scaleId} className={styles.ends}>
          <span>0 %</span> <span>100 %</span>
        </p>
      </div>
    </QuestionGroup>
  );
}

function toShare(typed: string): number | undefined {
  const digits = digitsOf(typed);
  return digits === '' ? undefined : Math.min(MAXIMUM, Number(digits));
}
