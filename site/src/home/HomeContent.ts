import type { HomeText } from './HomeText.ts';
import type { RecentRelease } from './RecentRelease.ts';

/** All that the home page shows, in one file: each one of its own is one more chunk. */
export interface HomeContent {
  readonly text: HomeText;
  readonly recentReleases: readonly RecentRelease[];
}
