import type { ReactNode } from 'react';
import styles from './DesignPage.module.css';

const STATES = { 'At rest': 'rest', 'Pointed at': 'hover', 'With the focus': 'focus' } as const;

/** Parts of a page below each other, each in all states at once (showStates). */
export function States({ parts }: { parts: Readonly<Record<string, ReactNode>> }): ReactNode {
  return (
    <div className={styles.states}>
      {Object.entries(STATES).map(([title, state]) => (
        <div key={state} data-shown={state}>
          <h3>{title}</h3>
          <ul>
            {Object.entries(parts).map(([name, part]) => (
              <li key={name}>{part}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
