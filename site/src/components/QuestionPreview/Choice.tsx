import type { ComponentProps, ReactNode } from 'react';
import styles from './QuestionPreview.module.css';

interface ChoiceProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
  label: string;
}

/** One radio button or checkbox with its label; the whole line can be selected. */
export function Choice({ label, ...input }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <input autoComplete="off" {...input} /> <span>{label}</span>
    </label>
  );
}
