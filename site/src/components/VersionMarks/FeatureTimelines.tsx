import Link from '@docusaurus/Link';
import {
  type FeatureData,
  type FeatureEvent,
  type FeatureHistory,
  historyOf,
  itemPath,
  KIND_HEADINGS,
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  releaseName,
  releasesFrom,
} from '@feedback-docs/releases';
import type { ReactNode } from 'react';
import { formatDate } from '../../../content/formatDate';
import { LoadingReleases } from '../../releases/LoadingReleases';
import { useReleases } from '../../releases/useReleases';
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
        <Link to="/docs/versions/parity">Web and Mobile side by side</Link>
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
        {introduced === null && <span> · not on this platform</span>}
        {introduced === 'initial' && <span> · older than these release notes</span>}
      </p>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={itemPath(event.item)} className={`release-kind--${event.kind}`}>
            <Link to={itemPath(event.item)}>{event.item.title}</Link>
            <span className={styles.when}>
              {KIND_HEADINGS[event.kind]} in {releaseName(event)}, {formatDate(event.date)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
