import { type ReactNode, useId } from 'react';
import styles from './QuestionPreview.module.css';

interface FieldIds {
  id: string;
  'aria-describedby': string;
}

interface QuestionFieldProps {
  text: string;
  hint: string;
  /** Draws the one control; it must carry the ids, which tie it to the text and the hint. */
  children: (ids: FieldIds) => ReactNode;
}

/** A question answered with one control: the text is its label, the hint its description. */
export function QuestionField({ text, hint, children }: QuestionFieldProps): ReactNode {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.question}>
      <label htmlFor={id} className={styles.text}>
        {text}
      </label>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      {children({ id, 'aria-describedby': hintId })}
    </div>
  );
}
