import Link from '@docusaurus/Link';
import { releaseName } from '@feedback-docs/releases';
import type { ReactNode } from 'react';
import styles from './MyVersionNotice.module.css';
import { setMyVersion, useMyVersion } from './useMyVersion.ts';

/** While pages mark what needs a newer version, says so at the edge of the window, with the way to switch it off. */
export function MyVersionNotice(): ReactNode {
  const mine = useMyVersion();
  if (mine === null || !mine.isMarking) return null;
  return (
    <aside className={`release-notice ${styles.notice}`} aria-label={RELEASE_TEXTS.versionMarks}>
      <span>
        {RELEASE_TEXTS.iUse[0]}
        <Link to={`/docs/versions?since=${mine.platform}-${mine.version}`}>{releaseName(mine)}</Link>
        {RELEASE_TEXTS.iUse[1]}
      </span>
      <button type="button" className={styles.off} onClick={() => setMyVersion({ ...mine, isMarking: false })}>
        {RELEASE_TEXTS.marksOff}
      </button>
    </aside>
  );
}
