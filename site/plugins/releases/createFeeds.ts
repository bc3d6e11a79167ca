import { createHash } from 'node:crypto';
import {
  itemAnchor,
  PLATFORM_NAMES,
  PLATFORMS,
  type Release,
  type ReleaseItem,
  releaseName,
} from '@feedback-docs/releases';
import { entryHtml } from './entryHtml.ts';
import type { Feed, FeedEntry } from './Feed.ts';

/** The namespace of all ids of this site's feeds. Readers would see everything as new if it changed. */
const NAMESPACE = Buffer.from('5b0e9d3f7c1a4f26a8d24e6b90c3f715', 'hex');

/** The site the feeds belong to. */
export interface FeedSite {
  /** Its address without a slash at the end. */
  readonly url: string;
  readonly title: string;
  /** Who publishes the release notes. */
  readonly author: string;
}

/** The feed of everything, one for each platform and one for each area of the product. */
export function createFeeds(releases: readonly Release[], areas: readonly string[], site: FeedSite): readonly Feed[] {
  const newestFirst = releases.toSorted(
    (left, right) => right.date.localeCompare(left.date) || right.platform.localeCompare(left.platform),
  );
  const entries = newestFirst.map((release) => releaseEntry(release, site));
  const feed = (name: string, parts: Pick<Feed, 'folder' | 'title' | 'description' | 'entries'>): Feed => ({
    id: stableId(`feed ${name}`),
    homeUrl: `${site.url}/docs/versions/recent-versions`,
    author: site.author,
    ...parts,
  });
  const everything = feed('all', {
    folder: '',
    title: `${site.title}: release notes`,
    description: 'Every release on Web and Mobile with all of its items.',
    entries,
  });
  const byPlatform = PLATFORMS.map((platform) => {
    const name = PLATFORM_NAMES[platform];
    return feed(platform, {
      folder: `feeds/${platform}`,
      title: `${site.title}: ${name} release notes`,
      description: `Every ${name} release with all of its items.`,
      entries: entries.filter((_, index) => newestFirst[index]?.platform === platform),
    });
  });
  const byArea = areas.map((area) => {
    const slug = itemAnchor(area);
    return feed(`area ${slug}`, {
      folder: `feeds/${slug}`,
      title: `${site.title}: ${area} release notes`,
      description: `What every release changes in the area ${area}.`,
      entries: newestFirst.flatMap((release) => areaEntry(release, area, site) ?? []),
    });
  });
  return [everything, ...byPlatform, ...byArea];
}

function releaseEntry(release: Release, { url }: FeedSite): FeedEntry {
  const html = once(() => entryHtml(release, url));
  return {
    id: stableId(`release ${release.platform} ${release.version}`),
    url: url + release.path,
    title: release.title,
    summary: release.description,
    get html() {
      return html();
    },
    date: release.date,
    areas: areasOf(release.items),
  };
}

function areaEntry(release: Release, area: string, { url }: FeedSite): FeedEntry | undefined {
  const items = release.items.filter((item) => item.area === area);
  const [first] = items;
  if (first === undefined) return undefined;
  const html = once(() => entryHtml({ ...release, intro: '', items }, url));
  return {
    id: stableId(`release ${release.platform} ${release.version} area ${itemAnchor(area)}`),
    url: `${url}${release.path}#${first.anchor}`,
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
function stableId(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return `urn:uuid:${parts.join('-')}`;
}
