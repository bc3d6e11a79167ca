import type { Release } from '@feedback-docs/releases';

/** The releases by date, newest first; of one day, Web stands before Mobile. */
export function newestReleases(releases: readonly Release[], count: number): Release[] {
  return [...releases]
    .sort((a, b) => b.date.localeCompare(a.date) || b.platform.localeCompare(a.platform))
    .slice(0, count);
}
