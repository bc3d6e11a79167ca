import { type ExplorerView, PLATFORM_NAMES, type Platform, releaseName, versionKey } from '@feedback-docs/releases';
import type { ReactNode } from 'react';
import fields from '../fields.module.css';
import { formatDate } from '../formatDate.ts';
import { type LastLook, versionsSince } from '../lastLook/LastLook.ts';
import { say } from '../say.ts';
import { type ExplorerPage, platformsWith } from './ExplorerPage.ts';
import styles from './LastLookBar.module.css';
import { useLastLook } from './useLastLook.ts';

interface LastLookBarProps {
  versions: ExplorerPage['versions'];
  onOpen: (view: ExplorerView) => void;
  /** True beside what the reader asked for: then it speaks only of what is new to them. */
  isAside: boolean;
}

/** Says what is new since the reader last looked, of platforms on which everybody has the newest version. */
export function LastLookBar({ versions, onOpen, isAside }: LastLookBarProps): ReactNode {
  const platforms = platformsWith(versions).filter((platform) => RELEASE_SITE.alwaysNewest.includes(platform));
  const { looks, before, isKept, markAsRead, undo } = useLastLook(platforms, versions);
  if (platforms.length === 0) return null;
  const unread = looks.filter((look) => platforms.includes(look.platform) && versionsSince(look, versions).length > 0);

  if (isAside && unread.length === 0 && !before) return null;

  const show = (look: LastLook) => {
    markAsRead([look.platform]);
    onOpen({ name: 'since', since: versionKey(look) });
  };
  return (
    <section className={styles.bar} aria-label={RELEASE_TEXTS.lastLook}>
      <div className={styles.news} aria-live="polite">
        {platforms.map((platform) => (
          <p key={platform}>{newsOf(platform, looks, versions)} </p>
        ))}
        {isKept && looks.length === 0 && <p className={styles.promise}>{RELEASE_TEXTS.nextVisit}</p>}
      </div>
      {unread.map((look) => (
        <button key={look.platform} type="button" className={fields.primary} onClick={() => show(look)}>
          {say(RELEASE_TEXTS.showNew, PLATFORM_NAMES[look.platform])}
        </button>
      ))}
      {(unread.length > 0 || before) && (
        <button
          type="button"
          className={fields.secondary}
          onClick={unread.length > 0 ? () => markAsRead(platforms) : undo}
        >
          {unread.length > 0 ? RELEASE_TEXTS.markAsRead : RELEASE_TEXTS.undo}
        </button>
      )}
    </section>
  );
}

function newsOf(platform: Platform, looks: readonly LastLook[], versions: ExplorerPage['versions']): string {
  const [newest = ''] = versions[platform];
  const name = PLATFORM_NAMES[platform];
  const look = looks.find((candidate) => candidate.platform === platform);
  if (look === undefined) return say(RELEASE_TEXTS.everyoneHas, name, releaseName({ platform, version: newest }));
  const day = formatDate(look.day);
  const count = versionsSince(look, versions).length;
  if (count === 0) return say(RELEASE_TEXTS.nothingNew, name, day);
  return count === 1 ? say(RELEASE_TEXTS.oneNew, name, day) : say(RELEASE_TEXTS.someNew, count, name, day);
}
