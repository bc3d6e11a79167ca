import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PLATFORM_NAMES, platformNamed, releaseName, releasePath } from '@feedback-docs/releases';
import type { ReactNode } from 'react';
import { formatDate } from '../../../content/formatDate';
import { StructuredData } from '../StructuredData';
import { releaseNeighbours } from './releaseNeighbours';

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
        <time dateTime={date}>{formatDate(date)}</time> <span>{`${changes} change${changes === '1' ? '' : 's'}`}</span>{' '}
        {version === newest ? (
          <span>{`The newest ${PLATFORM_NAMES[platform]} release`}</span>
        ) : (
          <span>
            {/* No space of its own between two parts: while nothing follows it, browsers hold it for one at the very start. */}
            {`${behind} release${behind === '1' ? '' : 's'} behind `}
            <Link to={releasePath(newestRelease)}>{releaseName(newestRelease)}</Link>
            {': '}
            <Link to={`/docs/versions?since=${platform}-${version}`}>see what came after</Link>
          </span>
        )}{' '}
        <Link to="/docs/versions">Release explorer</Link> <Link to="/docs/versions#feeds">Subscribe</Link>{' '}
        {older && <Link to={older.permalink}>Older</Link>} {newer && <Link to={newer.permalink}>Newer</Link>}
      </p>
    </>
  );
}

function ReleaseArticle({ name, version, date }: { name: string; version: string; date: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { metadata } = useDoc();
  const url = siteConfig.url + metadata.permalink;
  const data = {
    '@type': 'TechArticle',
    headline: `${name} release notes`,
    description: metadata.description,
    datePublished: date,
    inLanguage: 'en',
    url,
    mainEntityOfPage: url,
    about: {
      '@type': 'SoftwareApplication',
      name: siteConfig.title.replace(/ Docs$/, ''),
      applicationCategory: 'BusinessApplication',
      operatingSystem: name.split(' ')[0],
      softwareVersion: version,
      releaseNotes: url,
    },
  };
  return <StructuredData data={data} />;
}
