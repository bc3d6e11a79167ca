import type { HtmlTagObject } from '@docusaurus/types';
import { createAddresses } from '@feedback-docs/pages/addresses';
import { PLATFORM_NAMES, type Release } from '@feedback-docs/releases';
import type { Texts } from '../texts.ts';
import { textsOf } from '../translations.ts';
import { type FeedSite, platformsOf } from './createFeeds.ts';
import { FEED_FORMATS, type FeedFormat, feedPath } from './Feed.ts';

/** The feed of everything in each format, and the Atom feed of each platform; area feeds stand in the explorer. */
export function feedLinks(
  { releases, messages }: { releases: readonly Release[]; messages: Readonly<Record<keyof Texts, string>> },
  site: FeedSite,
  baseUrl: string,
): HtmlTagObject[] {
  const texts = textsOf(messages);
  const { toAddress } = createAddresses({ baseUrl });
  const link = (format: FeedFormat, folder: string, title: string): HtmlTagObject => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: FEED_FORMATS[format].type,
      href: toAddress(feedPath({ folder }, format)),
      title,
    },
  });
  const title = texts.feedTitle(site.title);
  return [
    link('atom', '', title),
    link('rss', '', `${title} (RSS)`),
    link('json', '', `${title} (JSON Feed)`),
    ...platformsOf(releases).map((platform) =>
      link('atom', `feeds/${platform}`, texts.partFeedTitle(site.title, PLATFORM_NAMES[platform])),
    ),
  ];
}
