/** A feed of release notes, whatever its format. */
export interface Feed {
  /** The folder of its files below the site's root, such as feeds/web; empty for the feed of everything. */
  readonly folder: string;
  /** An identity that stays when titles, addresses or the domain change: see `stableId`. */
  readonly id: string;
  readonly title: string;
  /** What it holds, without the name of the site: "All releases", a platform or an area. */
  readonly name: string;
  readonly description: string;
  /** The language of its texts, such as "en". */
  readonly language: string;
  /** The page that readers would open instead, absolute. */
  readonly homeUrl: string;
  readonly author: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/** One release, or its items of one area, in a feed. */
export interface FeedEntry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The full text, with absolute links; made when it is read, because lists of feeds do not need it. */
  readonly html: string;
  /** The day of the release, YYYY-MM-DD. */
  readonly date: string;
  /** The areas that its items belong to. */
  readonly areas: readonly string[];
}

/** The formats that each feed is published in: file name and media type. */
export const FEED_FORMATS = {
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  rss: { file: 'rss.xml', type: 'application/rss+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
} as const;

/** A format that feeds are published in. */
export type FeedFormat = keyof typeof FEED_FORMATS;

/** The path of a feed on the site, such as /feeds/web/atom.xml. */
export function feedPath({ folder }: Pick<Feed, 'folder'>, format: FeedFormat): string {
  return `/${folder === '' ? '' : `${folder}/`}${FEED_FORMATS[format].file}`;
}
