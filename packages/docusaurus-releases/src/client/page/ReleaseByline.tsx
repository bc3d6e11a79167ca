import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ItemKind, PLATFORM_NAMES, platformNamed, releaseName, releasePath } from '@feedback-docs/releases';
import type { ReactNode } from 'react';
import { formatDate } from '../formatDate.ts';
import { kindLabel } from '../kindLabel.ts';
import { say } from '../say.ts';
import { releaseNeighbours } from './releaseNeighbours.ts';
import { StructuredData } from './StructuredData.tsx';

interface ReleaseBylineProps {
  platform: string;
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The newest version of the platform. */
  newest: string;
  /** How many releases lie between this one and the newest, the newest included. */
  behind: string;
  changes: string;
}

/** What stands under the title of a release page: day, number of changes, how far it is behind, and the ways on. */
export function ReleaseByline({
  platform: name,
  version,
  date,
  newest,
  behind,
  changes,
}: ReleaseBylineProps): ReactNode {
  const platform = platformNamed(name) ?? 'web';
  const newestRelease = { platform, version: newest };
  const { previous: older, next: newer } = releaseNeighbours(useDoc().metadata);
  return (
    <>
      <ReleaseArticle name={releaseName({ platform, version })} version={version} date={date} />
      <p className="release-byline">
        {/* Spaces for those who read the text without its styles: none of them is drawn. */}
        <time dateTime={date}>{formatDate(date)}</time>{' '}
        <span>{changes === '1' ? RELEASE_TEXTS.oneChange : say(RELEASE_TEXTS.changes, changes)}</span>{' '}
        {version === newest ? (
          <span>{say(RELEASE_TEXTS.newest, PLATFORM_NAMES[platform])}</span>
        ) : (
          <span>
            {/* No space of its own between two parts: while nothing follows it, browsers hold it for one at the very start. */}
            {`${behind === '1' ? RELEASE_TEXTS.oneBehind : say(RELEASE_TEXTS.behind, behind)} `}
            <Link to={releasePath(newestRelease)}>{releaseName(newestRelease)}</Link>
            {': '}
            <Link to={`/docs/versions?since=${platform}-${version}`}>{RELEASE_TEXTS.whatCameAfter}</Link>
          </span>
        )}{' '}
        <Link to="/docs/versions">{RELEASE_TEXTS.explorerTitle}</Link>{' '}
        <Link to="/docs/versions#feeds">{RELEASE_TEXTS.subscribe}</Link>{' '}
        {older && <Link to={older.permalink}>{RELEASE_TEXTS.older}</Link>}{' '}
        {newer && <Link to={newer.permalink}>{RELEASE_TEXTS.newer}</Link>}
      </p>
    </>
  );
}

/** The day of a release (YYYY-MM-DD) and how many changes it brought. */
export function ReleaseDay({ date, changes }: { date: string; changes: string }): ReactNode {
  return (
    <>
      <time dateTime={date}>{formatDate(date)}</time> ·{' '}
      {changes === '1' ? RELEASE_TEXTS.oneChange : say(RELEASE_TEXTS.changes, changes)}
    </>
  );
}

/** How many changes of a kind a release brought, in the colour of the kind. */
export function KindCount({ kind, count }: { kind: ItemKind; count: string }): ReactNode {
  return (
    <span className={`release-count release-kind--${kind}`}>
      {count} {kindLabel(kind).toLowerCase()}
    </span>
  );
}

function ReleaseArticle({ name, version, date }: { name: string; version: string; date: string }): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { metadata } = useDoc();
  const url = siteConfig.url + metadata.permalink;
  const data = {
    '@type': 'TechArticle',
    headline: say(RELEASE_TEXTS.releaseNotes, name),
    description: metadata.description,
    datePublished: date,
    inLanguage: i18n.currentLocale,
    url,
    mainEntityOfPage: url,
    about: {
      '@type': 'SoftwareApplication',
      name: RELEASE_SITE.application.name,
      applicationCategory: RELEASE_SITE.application.category,
      operatingSystem: name.split(' ')[0],
      softwareVersion: version,
      releaseNotes: url,
    },
  };
  return <StructuredData data={data} />;
}
