import { type ReactNode, useState } from 'react';
import { QuestionField } from '../QuestionField';
import styles from '../QuestionPreview.module.css';

/** Far below the product's default of 2,000, so that readers can see the counter without typing a page. */
const LIMIT = 200;
/** Share of the limit from which on the counter is shown. */
const COUNTER_FROM = 0.9;
/** Numbers of characters left that are told to screen readers: all of them would drown the typing. */
const SPOKEN = [20, 10, 0];

/** An answer in the respondent's own words, with the counter that appears when 90 % of the limit is used. */
export function OpenText(): ReactNode {
  const [text, setText] = useState('');
  const left = LIMIT - text.length;
  const counter = text.length >= LIMIT * COUNTER_FROM ? describeLeft(left) : '';
  return (
    <QuestionField
      text="What should we do better on your next visit?"
      hint={`Up to ${LIMIT} characters in this preview. A counter appears at ${LIMIT * COUNTER_FROM}.`}
    >
      {(ids) => (
        <>
          <textarea
            {...ids}
            className={styles.essay}
            rows={3}
            autoComplete="off"
            maxLength={LIMIT}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p className={styles.feedback} aria-hidden="true">
            {counter}
          </p>
          <p className="sr-only" role="status">
            {SPOKEN.includes(left) && counter}
          </p>
        </>
      )}
    </QuestionField>
  );
}

function describeLeft(left: number): string {
  return left === 1 ? '1 character left' : `${left} characters left`;
}
