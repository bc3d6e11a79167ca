import type { ReactNode } from 'react';
import { say } from '../say.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './ItemLink.module.css';

/** The address of a release item: a link to it, and a button that copies it. Without JavaScript the link remains. */
export function ItemLink({ anchor, title }: { anchor: string; title: string }): ReactNode {
  return (
    <span className={`release-item__link ${styles.link}`}>
      <a href={`#${anchor}`} aria-label={say(RELEASE_TEXTS.linkTo, title)}>
        #
      </a>
      <CopyButton
        className={styles.copy}
        label={say(RELEASE_TEXTS.copyLinkTo, title)}
        getText={() => `${window.location.origin}${window.location.pathname}#${anchor}`}
      />
    </span>
  );
}
