import { PLATFORMS, type Platform } from '@feedback-docs/releases';

/** What the explorer is handed at build time, besides the list of releases in the page itself. */
export interface ExplorerPage {
  /** Version numbers, newest first. */
  readonly versions: Readonly<Record<Platform, readonly string[]>>;
  readonly areas: readonly string[];
  readonly feeds: readonly FeedLinks[];
  /** Whether there is a table of platforms. */
  readonly hasParity: boolean;
}

/** The platforms that have releases. */
export function platformsWith(versions: ExplorerPage['versions']): readonly Platform[] {
  return PLATFORMS.filter((platform) => versions[platform].length > 0);
}

/** A feed and its address in each format. */
export interface FeedLinks {
  readonly title: string;
  readonly atom: string;
  readonly rss: string;
  readonly json: string;
}
