import type { ReactNode } from 'react';
import styles from './Home.module.css';

const SCALE = Array.from({ length: 11 }, (_, value) => value);
const CHOSEN = 9;

/** A survey question with its answer and the result it adds to. Decorative: says nothing that the page does not say. */
export function HeroDrawing(): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 320" aria-hidden="true">
      <rect className={styles.card} x="20" y="24" width="330" height="168" rx="16" />
      <rect className={styles.line} x="44" y="52" width="190" height="12" rx="6" />
      <rect className={styles.lineSoft} x="44" y="74" width="130" height="9" rx="4.5" />
      {SCALE.map((value) => (
        <g key={value} transform={`translate(${44 + value * 26} 108)`}>
          <rect className={value === CHOSEN ? styles.chosen : styles.step} width="22" height="30" rx="6" />
          <text className={value === CHOSEN ? styles.chosenText : styles.stepText} x="11" y="20" textAnchor="middle">
            {value}
          </text>
        </g>
      ))}
      <rect className={styles.lineSoft} x="44" y="154" width="70" height="8" rx="4" />
      <rect className={styles.lineSoft} x="260" y="154" width="70" height="8" rx="4" />
      <path
        className={styles.bubble}
        d="M186 214h186a16 16 0 0 1 16 16v52a16 16 0 0 1-16 16H232l-22 18v-18h-24a16 16 0 0 1-16-16v-52a16 16 0 0 1 16-16z"
      />
      <rect className={styles.good} x="194" y="240" width="104" height="14" rx="7" />
      <rect className={styles.warn} x="302" y="240" width="34" height="14" rx="7" />
      <rect className={styles.bad} x="340" y="240" width="24" height="14" rx="7" />
      <rect className={styles.lineSoft} x="194" y="268" width="150" height="9" rx="4.5" />
    </svg>
  );
}
