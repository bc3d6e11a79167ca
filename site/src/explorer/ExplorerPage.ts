import type { Platform } from '@feedback-docs/releases';

/** What the explorer is handed at build time, besides the list of releases in the page itself. */
export interface ExplorerPage {
  /** Version numbers, newest first. */
  readonly versions: Readonly<Record<Platform, readonly string[]>>;
  readonly areas: readonly string[];
  readonly feeds: readonly FeedLinks[];
}

/** A feed and its address in each format. */
export interface FeedLinks {
  readonly title: string;
  readonly atom: string;
  readonly rss: string;
  readonly json: string;
}
