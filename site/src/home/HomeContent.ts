import type { SiteProfile } from '../../profile/schema.ts';
import type { RecentRelease } from './RecentRelease.ts';

/** All that the home page shows, in one file: each one of its own is one more chunk. */
export interface HomeContent {
  /** `questions` show what the assistant is for. */
  readonly text: SiteProfile['home'] & { readonly questions: readonly string[] };
  readonly recentReleases: readonly RecentRelease[];
}
