import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The way to search from the navbar. */
export default function SearchBar(): ReactNode {
  return (
    <Link to="/search" className={clsx(styles.link)} aria-label="Search">
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      >
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" strokeLinecap="round" />
      </svg>
      <span className={styles.text}>Search</span>
    </Link>
  );
}
