import { compareVersions, type PLATFORMS, type Release } from '@feedback-docs/releases';
import type { ExplorerPage } from '../../src/explorer/ExplorerPage.ts';
import { createFeeds, type FeedSite } from '../releases/createFeeds.ts';
import { feedPath } from '../releases/Feed.ts';

/** What the explorer needs besides the list of releases: the versions to choose from, the areas and the feeds. */
export function explorerPage(releases: readonly Release[], areas: readonly string[], site: FeedSite): ExplorerPage {
  const versionsOf = (platform: (typeof PLATFORMS)[number]) =>
    releases
      .filter((release) => release.platform === platform)
      .map(({ version }) => version)
      .toSorted((left, right) => compareVersions(right, left));
  return {
    versions: { web: versionsOf('web'), mobile: versionsOf('mobile') },
    areas,
    feeds: createFeeds(releases, areas, site).map((feed) => ({
      title:
        feed.folder === '' ? 'All releases' : feed.title.replace(`${site.title}: `, '').replace(' release notes', ''),
      atom: feedPath(feed, 'atom'),
      rss: feedPath(feed, 'rss'),
      json: feedPath(feed, 'json'),
    })),
  };
}
