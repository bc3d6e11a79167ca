import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './QuestionPreview.module.css';

interface QuestionGroupProps {
  text: string;
  hint?: string;
  children: ReactNode;
}

/** A question answered with several controls: the text names the group, the hint describes it. */
export function QuestionGroup({ text, hint, children }: QuestionGroupProps): ReactNode {
  const hintId = useId();
  return (
    <fieldset className={clsx(styles.plainFieldset, styles.question)} aria-describedby={hint && hintId}>
      <legend className={styles.text}>{text}</legend>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
