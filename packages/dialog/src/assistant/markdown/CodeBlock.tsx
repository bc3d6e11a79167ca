import type { ReactElement } from 'react';
import { ASSISTANT_TEXTS } from '../texts.ts';
import { useCopied } from '../useCopied.ts';
import styles from './CodeBlock.module.css';

/** A code block of an answer with a button that copies it as it is. */
export function CodeBlock({ code, language }: { readonly code: string; readonly language: string }): ReactElement {
  const { isCopied, copy } = useCopied();
  const className = /^[A-Za-z0-9_-]+$/.test(language) ? `language-${language}` : undefined;
  return (
    <div className={styles.block}>
      <div className={styles.bar}>
        <span>{className === undefined ? '' : language}</span>
        <button
          type="button"
          className={styles.copy}
          aria-label={isCopied ? ASSISTANT_TEXTS.copied : ASSISTANT_TEXTS.copyCode}
          aria-disabled={isCopied}
          onClick={() => copy(code)}
        >
          {isCopied ? ASSISTANT_TEXTS.copied : ASSISTANT_TEXTS.copy}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0}>
        <code className={className}>{code}</code>
      </pre>
    </div>
  );
}
