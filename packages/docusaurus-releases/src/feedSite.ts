import { createHash } from 'node:crypto';
import type { LoadContext } from '@docusaurus/types';
import type { FeedSite } from './feeds/createFeeds.ts';
import type { ReleasesOptions } from './options.ts';

/** What feeds say of the site they belong to. */
export function feedSite({ siteConfig, i18n }: LoadContext, { feeds = {}, overview }: ReleasesOptions): FeedSite {
  const url = siteConfig.url + siteConfig.baseUrl.slice(0, -1);
  return {
    url,
    title: siteConfig.title,
    author: feeds.author ?? siteConfig.title,
    language: i18n.currentLocale,
    homePath: overview?.path ?? '/docs/versions',
    namespace: feeds.namespace ?? createHash('sha256').update(url).digest('hex').slice(0, 32),
  };
}
