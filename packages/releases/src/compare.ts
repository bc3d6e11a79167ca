import { compareReleases } from './compareReleases.ts';
import { compareVersions } from './compareVersions.ts';
import type { Release, ReleaseItem, VersionRef } from './Release.ts';
import { releaseName } from './releasePath.ts';

/** What lies between two versions of one platform. */
export interface Comparison {
  /** The older of the two versions. */
  readonly from: VersionRef;
  /** The newer of the two versions. */
  readonly to: VersionRef;
  /** True when the reader named the newer version first and so looks back. */
  readonly isBackwards: boolean;
  /** The releases after `from` up to and including `to`, oldest first. */
  readonly releases: readonly Release[];
  /** Their items in the same order. */
  readonly items: readonly ReleaseItem[];
}

/**
 * Everything that came after one version up to another of the same platform, in either direction. Both need not exist;
 * comparing a version with itself gives nothing. Throws a RangeError when the platforms differ.
 */
export function compare(releases: readonly Release[], from: VersionRef, to: VersionRef): Comparison {
  if (from.platform !== to.platform) {
    throw new RangeError(
      `${releaseName(from)} and ${releaseName(to)} cannot be compared: they belong to different platforms. Choose two versions of one platform.`,
    );
  }
  const isBackwards = compareVersions(from.version, to.version) > 0;
  const [older, newer] = isBackwards ? [to, from] : [from, to];
  const between = releases
    .filter((release) => release.platform === from.platform)
    .filter(
      ({ version }) => compareVersions(version, older.version) > 0 && compareVersions(version, newer.version) <= 0,
    )
    .toSorted(compareReleases);
  return { from: older, to: newer, isBackwards, releases: between, items: between.flatMap(({ items }) => items) };
}
