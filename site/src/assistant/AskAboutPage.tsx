import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { openAssistant } from '@feedback-docs/dialog/openAssistant';
import type { ReactNode } from 'react';
import styles from './AskAboutPage.module.css';

/** A button at the end of a page that opens the assistant with the page's name already in the question. */
export function AskAboutPage(): ReactNode {
  const { metadata } = useDoc();
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => openAssistant({ kind: 'draft', question: `About “${metadata.title}”: ` })}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M9 3.5 10.6 8 15 9.5 10.6 11 9 15.5 7.4 11 3 9.5 7.4 8 9 3.5ZM16 2v4M18 4h-4M16 14v3M17.5 15.5h-3"
        />
      </svg>
      Ask about this page
    </button>
  );
}
