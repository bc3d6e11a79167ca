import { createHash } from 'node:crypto';
import {
  itemAnchor,
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  type Release,
  type ReleaseItem,
  releaseName,
} from '@feedback-docs/releases';
import type { Texts } from '../texts.ts';
import { entryHtml } from './entryHtml.ts';
import type { Feed, FeedEntry } from './Feed.ts';

/** The site the feeds belong to. */
export interface FeedSite {
  /** Its address without a slash at the end. */
  readonly url: string;
  readonly title: string;
  /** Who publishes the release notes. */
  readonly author: string;
  /** The language of the notes, such as "en". */
  readonly language: string;
  /** The path of the page that readers would open instead of a feed. */
  readonly homePath: string;
  /** A UUID from which all ids are made. Feed readers would see everything as new if it changed. */
  readonly namespace: string;
}

/** What feeds are made of. */
export interface FeedContent {
  readonly releases: readonly Release[];
  readonly areas: readonly string[];
  readonly texts: Texts;
}

/** The feed of everything, one for each platform that has releases and one for each area of the product. */
export function createFeeds({ releases, areas, texts }: FeedContent, site: FeedSite): readonly Feed[] {
  const newestFirst = releases.toSorted(
    (left, right) => right.date.localeCompare(left.date) || right.platform.localeCompare(left.platform),
  );
  const entries = newestFirst.map((release) => releaseEntry(release, site));
  const feed = (id: string, parts: Pick<Feed, 'folder' | 'name' | 'title' | 'description' | 'entries'>): Feed => ({
    id: stableId(`feed ${id}`, site),
    homeUrl: site.url + site.homePath,
    author: site.author,
    language: site.language,
    ...parts,
  });
  const everything = feed('all', {
    folder: '',
    name: texts.allReleases,
    title: texts.feedTitle(site.title),
    description: texts.feedDescription,
    entries,
  });
  const byPlatform = platformsOf(releases).map((platform) => {
    const name = PLATFORM_NAMES[platform];
    return feed(platform, {
      folder: `feeds/${platform}`,
      name,
      title: texts.partFeedTitle(site.title, name),
      description: texts.platformFeedDescription(name),
      entries: entries.filter((_, index) => newestFirst[index]?.platform === platform),
    });
  });
  const byArea = areas.map((area) => {
    const slug = itemAnchor(area);
    return feed(`area ${slug}`, {
      folder: `feeds/${slug}`,
      name: area,
      title: texts.partFeedTitle(site.title, area),
      description: texts.areaFeedDescription(area),
      entries: newestFirst.flatMap((release) => areaEntry(release, area, site) ?? []),
    });
  });
  return [everything, ...byPlatform, ...byArea];
}

/** The platforms that have releases. */
export function platformsOf(releases: readonly Release[]): readonly Platform[] {
  return PLATFORMS.filter((platform) => releases.some((release) => release.platform === platform));
}

function releaseEntry(release: Release, site: FeedSite): FeedEntry {
  const html = once(() => entryHtml(release, site.url));
  return {
    id: stableId(`release ${release.platform} ${release.version}`, site),
    url: site.url + release.path,
    title: release.title,
    summary: release.description,
    get html() {
      return html();
    },
    date: release.date,
    areas: areasOf(release.items),
  };
}

function areaEntry(release: Release, area: string, site: FeedSite): FeedEntry | undefined {
  const items = release.items.filter((item) => item.area === area);
  const [first] = items;
  if (first === undefined) return undefined;
  const html = once(() => entryHtml({ ...release, intro: '', items }, site.url));
  return {
    id: stableId(`release ${release.platform} ${release.version} area ${itemAnchor(area)}`, site),
    url: `${site.url}${release.path}#${first.anchor}`,
    title: `${releaseName(release)}: ${items.map(({ title }) => title).join(', ')}`,
    summary: first.plain,
    get html() {
      return html();
    },
    date: release.date,
    areas: [area],
  };
}

function areasOf(items: readonly ReleaseItem[]): readonly string[] {
  return [...new Set(items.map(({ area }) => area))];
}

/** Makes a text when it is first asked for: each stands in several formats and feeds. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * A URN that is always the same for the same name (UUID version 5, RFC 9562). It holds no address, so a feed keeps its
 * ids when the site moves to another domain or a page to another path.
 */
function stableId(name: string, { namespace }: FeedSite): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return `urn:uuid:${parts.join('-')}`;
}
