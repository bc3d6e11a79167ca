import Link from '@docusaurus/Link';
import {
  type FeatureData,
  type FeatureEvent,
  type FeatureHistory,
  historyOf,
  itemPath,
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  releaseName,
  releasesFrom,
} from '@feedback-docs/releases';
import type { ReactNode } from 'react';
import { formatDate } from '../formatDate.ts';
import { kindLabel } from '../kindLabel.ts';
import { LoadingReleases } from '../releases/LoadingReleases.tsx';
import { useReleases } from '../releases/useReleases.ts';
import { say } from '../say.ts';
import styles from './FeatureTimelines.module.css';

/** What happened to features over the releases, on Web and on Mobile. */
export function FeatureTimelines({ ids }: { ids: readonly string[] }): ReactNode {
  const state = useReleases();
  if (state.status !== 'ready') return <LoadingReleases state={state} />;
  const releases = releasesFrom(state.data);
  return (
    <>
      {ids.map((id) => {
        const history = historyOf(state.data, releases, id);
        return history && <Timeline key={id} history={history} />;
      })}
      <p className={styles.more}>
        <Link to="/docs/versions/parity">{RELEASE_TEXTS.parityTitle}</Link>
      </p>
    </>
  );
}

function Timeline({ history }: { history: FeatureHistory<FeatureData> }): ReactNode {
  return (
    <div className={styles.feature}>
      <p className={styles.name}>{history.feature.name}</p>
      <div className={styles.platforms}>
        {PLATFORMS.map((platform) => (
          <Events
            key={platform}
            platform={platform}
            introduced={history.introduced[platform]}
            events={history.events.filter((event) => event.platform === platform)}
          />
        ))}
      </div>
    </div>
  );
}

interface EventsProps {
  platform: Platform;
  introduced: FeatureData['web'];
  events: readonly FeatureEvent[];
}

function Events({ platform, introduced, events }: EventsProps): ReactNode {
  return (
    <div>
      <p className={styles.platform}>
        {PLATFORM_NAMES[platform]}
        {introduced === null && <span>{RELEASE_TEXTS.notOnPlatform}</span>}
        {introduced === 'initial' && <span>{RELEASE_TEXTS.olderThanNotes}</span>}
      </p>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={itemPath(event.item)} className={`release-kind--${event.kind}`}>
            <Link to={itemPath(event.item)}>{event.item.title}</Link>
            <span className={styles.when}>
              {say(RELEASE_TEXTS.kindInRelease, kindLabel(event.kind), releaseName(event), formatDate(event.date))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
