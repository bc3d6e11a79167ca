import { type ReactNode, useId, useState } from 'react';
import { QuestionGroup } from '../QuestionGroup';
import styles from '../QuestionPreview.module.css';

const STARS = [1, 2, 3, 4, 5];

/** Whole stars, 5 by default. The question is optional, so selecting the chosen star again clears the answer. */
export function StarRating(): ReactNode {
  const name = useId();
  const [rating, setRating] = useState<number>();
  return (
    <QuestionGroup
      text="How do you rate the fitting rooms in our shop?"
      hint="Optional. Select the chosen star again to clear the answer."
    >
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label key={star} className={styles.star}>
            <input
              type="radio"
              autoComplete="off"
              name={name}
              checked={rating === star}
              onChange={() => setRating(star)}
              onClick={() => rating === star && setRating(undefined)}
            />
            <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
              <path d="m12 2.8 2.85 5.9 6.5.9-4.7 4.55 1.1 6.45L12 17.55 6.25 20.6l1.1-6.45L2.65 9.6l6.5-.9z" />
            </svg>
            <span className="sr-only">{`${star} of ${STARS.length}`}</span>
          </label>
        ))}
      </div>
      <p className={styles.feedback} role="status">
        {rating !== undefined && `${rating} of ${STARS.length}`}
      </p>
    </QuestionGroup>
  );
}
