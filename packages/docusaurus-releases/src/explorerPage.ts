import { compareVersions, type Feature, type Platform, parity } from '@feedback-docs/releases';
import type { ExplorerPage } from './client/explorer/ExplorerPage.ts';
import { createFeeds, type FeedContent, type FeedSite, platformsOf } from './feeds/createFeeds.ts';
import { feedPath } from './feeds/Feed.ts';

/** What the explorer needs besides the list of releases: the versions to choose from, the areas and the feeds. */
export function explorerPage(content: FeedContent, features: readonly Feature[], site: FeedSite): ExplorerPage {
  const { releases, areas } = content;
  const versionsOf = (platform: Platform) =>
    releases
      .filter((release) => release.platform === platform)
      .map(({ version }) => version)
      .toSorted((left, right) => compareVersions(right, left));
  return {
    versions: { web: versionsOf('web'), mobile: versionsOf('mobile') },
    areas,
    feeds: createFeeds(content, site).map((feed) => ({
      title: feed.name,
      atom: feedPath(feed, 'atom'),
      rss: feedPath(feed, 'rss'),
      json: feedPath(feed, 'json'),
    })),
    hasParity: hasParity(content, features),
  };
}

/** Whether there is something to compare: two platforms with releases, and features. */
function hasParity({ releases, areas }: FeedContent, features: readonly Feature[]): boolean {
  return platformsOf(releases).length > 1 && parity({ areas, features }).length > 0;
}
