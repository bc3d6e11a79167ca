import { type Comparison, compare } from './compare.ts';
import { compareReleases } from './compareReleases.ts';
import { compareVersions } from './compareVersions.ts';
import type { Release, VersionRef } from './Release.ts';

/** Everything that came after the version a reader has, on its platform; nothing when they have the newest. */
export function since(releases: readonly Release[], version: VersionRef): Comparison {
  const newest = newestRelease(releases, version.platform);
  const isBehind = newest !== undefined && compareVersions(version.version, newest.version) < 0;
  return compare(releases, version, isBehind ? newest : version);
}

/** The newest release of a platform; undefined when it has none. */
export function newestRelease(releases: readonly Release[], platform: VersionRef['platform']): Release | undefined {
  return releases
    .filter((release) => release.platform === platform)
    .toSorted(compareReleases)
    .at(-1);
}
