import clsx from 'clsx';
import { Fragment, type ReactNode, useState } from 'react';
import styles from './QuestionPreview.module.css';

interface PreviewFrameProps {
  /** The question type in running text, for example "star rating". */
  name: string;
  children: ReactNode;
}

/** The border around a preview: says that nothing is sent, and holds the button that empties the question. */
export function PreviewFrame({ name, children }: PreviewFrameProps): ReactNode {
  const [resets, setResets] = useState(0);
  return (
    // Search leaves out what has this class: a preview is no text of the page.
    <div className={clsx('question-preview', styles.frame)}>
      <div className={styles.bar}>
        <p className={styles.note}>Preview: answers stay on this page and are not sent.</p>
        <button type="button" className={styles.reset} onClick={() => setResets((count) => count + 1)}>
          Reset<span className="sr-only">{` the ${name} preview`}</span>
        </button>
      </div>
      {/* A changed key remounts the question, which resets every field. */}
      <Fragment key={resets}>{children}</Fragment>
      <span className="sr-only" role="status">
        {resets > 0 && <span key={resets}>The {name} preview is empty again.</span>}
      </span>
    </div>
  );
}
