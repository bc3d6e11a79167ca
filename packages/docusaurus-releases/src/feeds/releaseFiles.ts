import { type Product, type Release, releasesData, releasesSchema } from '@feedback-docs/releases';
import type { Texts } from '../texts.ts';
import { createFeeds, type FeedSite } from './createFeeds.ts';
import { type Feed, type FeedFormat, feedPath } from './Feed.ts';
import { printAtom } from './printAtom.ts';
import { printJsonFeed } from './printJsonFeed.ts';
import { printRss } from './printRss.ts';

const PRINTERS: Readonly<Record<FeedFormat, (feed: Feed, siteUrl: string) => string>> = {
  atom: printAtom,
  rss: printRss,
  json: printJsonFeed,
};

/** Every file that tells machines about the releases, by its path on the site: data, schema and feeds. */
export function releaseFiles(
  { releases, product, texts }: { releases: readonly Release[]; product: Product; texts: Texts },
  site: FeedSite,
): ReadonlyMap<string, string> {
  const feeds = createFeeds({ releases, areas: product.areas, texts }, site);
  return new Map([
    ['/releases.json', JSON.stringify({ site: site.url, ...releasesData(releases, product) })],
    ['/releases.schema.json', JSON.stringify({ $id: `${site.url}/releases.schema.json`, ...releasesSchema }, null, 2)],
    ...feeds.flatMap((feed) =>
      (Object.keys(PRINTERS) as FeedFormat[]).map((format): [string, string] => [
        feedPath(feed, format),
        PRINTERS[format](feed, site.url),
      ]),
    ),
  ]);
}
