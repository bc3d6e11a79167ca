import type { SiteProfile } from '../../profile/schema.ts';
import type { RecentRelease } from './RecentRelease.ts';

type HomeProfile = SiteProfile['home'];

/** All that the home page shows, in one file: each one of its own is one more chunk. */
export interface HomeContent {
  readonly text: Omit<HomeProfile, 'tasks'> & {
    /** The icon is what to draw, in a square of 24. */
    readonly tasks: readonly (Omit<HomeProfile['tasks'][number], 'icon'> & { readonly icon: string })[];
    /** They show what the assistant is for. */
    readonly questions: readonly string[];
  };
  readonly recentReleases: readonly RecentRelease[];
}
