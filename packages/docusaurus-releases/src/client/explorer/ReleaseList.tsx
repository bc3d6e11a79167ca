import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type Release, releasesFrom, versionKey } from '@feedback-docs/releases';
import data from '@releases/data';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { addresses } from '../addresses.ts';
import { formatDate } from '../formatDate.ts';
import { LoadingReleases } from '../releases/LoadingReleases.tsx';
import { useReleases } from '../releases/useReleases.ts';
import styles from './ReleaseList.module.css';
import { ReleaseRow } from './ReleaseRow.tsx';

/** How many releases are drawn before the rest follows without blocking the reader. */
const FIRST_RELEASES = 15;

/**
 * All releases, newest first. A page that came from the server holds the list already: it is left as it is, without a second copy
 * of its data. Reached by a link inside of the site, the list is made from /releases.json. `onChange` tells that items came, and whether these are all.
 */
export const ReleaseList = memo(function ReleaseList({
  onChange,
}: {
  onChange: (isWhole: boolean) => void;
}): ReactNode {
  const isHydrated = useIsBrowser();
  const [isInPage, setIsInPage] = useState(!isHydrated);
  const served = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isInPage) return;
    if (served.current?.firstElementChild) onChange(true);
    else setIsInPage(false);
  }, [isInPage, onChange]);

  if (!ExecutionEnvironment.canUseDOM) {
    return (
      <div>
        <Releases releases={newestFirst(releasesFrom(data))} />
      </div>
    );
  }
  if (!isInPage) return <FetchedList onChange={onChange} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to leave what the server wrote here; we never set anything.
  return <div ref={served} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
});

function FetchedList({ onChange }: { onChange: (isWhole: boolean) => void }): ReactNode {
  const state = useReleases();
  if (state.status !== 'ready') return <LoadingReleases state={state} />;
  return <GrowingList releases={newestFirst(releasesFrom(state.data))} onChange={onChange} />;
}

function GrowingList({
  releases,
  onChange,
}: {
  releases: readonly Release[];
  onChange: (isWhole: boolean) => void;
}): ReactNode {
  const first = useMemo(() => releases.slice(0, FIRST_RELEASES), [releases]);
  const shown = useDeferredValue(releases, first);
  const isWhole = shown === releases;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new part of the list is a change.
  useEffect(() => onChange(isWhole), [onChange, shown, isWhole]);
  return <Releases releases={shown} />;
}

const Releases = memo(function Releases({ releases }: { releases: readonly Release[] }): ReactNode {
  return releases.map((release) => {
    const id = versionKey(release);
    return (
      <article
        key={id}
        id={id}
        className={styles.release}
        data-group={release.title}
        data-platform={release.platform}
        aria-labelledby={`${id}-title`}
      >
        <header className={styles.head}>
          <h2 id={`${id}-title`}>
            <a href={addresses.toAddress(release.path)}>{release.title}</a>
          </h2>
          <time dateTime={release.date}>{formatDate(release.date)}</time>
        </header>
        <ul className={styles.items}>
          {release.items.map((item) => (
            <ReleaseRow key={item.anchor} item={item} id={`${id}-${item.anchor}`} />
          ))}
        </ul>
      </article>
    );
  });
});

function newestFirst(releases: readonly Release[]): readonly Release[] {
  return releases.toSorted(
    (left, right) => right.date.localeCompare(left.date) || right.platform.localeCompare(left.platform),
  );
}
