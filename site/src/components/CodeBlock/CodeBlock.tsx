import { CopyButton } from '@feedback-docs/docusaurus-releases/client';
import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import styles from './CodeBlock.module.css';

interface CodeBlockProps {
  /** The code element, coloured at build time. */
  children: ReactNode;
  /** Shown above the code, for example a file name. */
  title?: string | undefined;
  /** Shown in the corner, for example "json". */
  language?: string | undefined;
}

/** A block of code with buttons that copy it and wrap its long lines; it scrolls by keyboard. */
export function CodeBlock({ children, title, language }: CodeBlockProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  return (
    <div className={clsx('theme-code-block', styles.block)}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <pre
        ref={pre}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        role="group"
        aria-label={title === undefined ? 'Code' : `Code: ${title}`}
        className={clsx(styles.code, isWrapped && styles.wrapped)}
      >
        {children}
      </pre>
      <div className={styles.buttons}>
        {language !== undefined && <span className={styles.language}>{language}</span>}
        <button
          type="button"
          className={clsx('clean-btn', styles.button)}
          aria-pressed={isWrapped}
          title="Toggle word wrap"
          aria-label="Toggle word wrap"
          onClick={() => setIsWrapped((wasWrapped) => !wasWrapped)}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m0 0 2.5-2.5M13 18l2.5 2.5M4 18h5"
            />
          </svg>
        </button>
        <CopyButton
          className={clsx('clean-btn', styles.button)}
          label="Copy code to clipboard"
          getText={() => pre.current?.textContent ?? ''}
        />
      </div>
    </div>
  );
}
