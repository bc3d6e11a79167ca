import type { HtmlTagObject } from '@docusaurus/types';
import { createAddresses } from '@feedback-docs/pages/addresses';
import { PLATFORM_NAMES, type Release } from '@feedback-docs/releases';
import type { Texts } from '../texts.ts';
import { textsOf } from '../translations.ts';
import { type FeedSite, platformsOf } from './createFeeds.ts';
import { FEED_FORMATS, feedPath } from './Feed.ts';

/** The Atom feeds of everything and of each platform. Every page carries these links; the explorer lists the other feeds and formats. */
export function feedLinks(
  { releases, messages }: { releases: readonly Release[]; messages: Readonly<Record<keyof Texts, string>> },
  site: FeedSite,
  baseUrl: string,
): HtmlTagObject[] {
  const texts = textsOf(messages);
  const { toAddress } = createAddresses({ baseUrl });
  const link = (folder: string, title: string): HtmlTagObject => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: FEED_FORMATS.atom.type,
      href: toAddress(feedPath({ folder }, 'atom')),
      title,
    },
  });
  return [
    link('', texts.feedTitle(site.title)),
    ...platformsOf(releases).map((platform) =>
      link(`feeds/${platform}`, texts.partFeedTitle(site.title, PLATFORM_NAMES[platform])),
    ),
  ];
}
