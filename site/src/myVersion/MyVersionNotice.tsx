import Link from '@docusaurus/Link';
import { releaseName } from '@feedback-docs/releases';
import type { ReactNode } from 'react';
import styles from './MyVersionNotice.module.css';
import { setMyVersion, useMyVersion } from './useMyVersion';

/** While pages mark what needs a newer version, says so at the edge of the window, with the way to switch it off. */
export function MyVersionNotice(): ReactNode {
  const mine = useMyVersion();
  if (mine === null || !mine.isMarking) return null;
  return (
    <aside className={styles.notice} aria-label="Version marks">
      <span>
        I use <Link to={`/docs/versions?since=${mine.platform}-${mine.version}`}>{releaseName(mine)}</Link>
      </span>
      <button type="button" className={styles.off} onClick={() => setMyVersion({ ...mine, isMarking: false })}>
        Switch marks off
      </button>
    </aside>
  );
}
