import { compareReleases } from './compareReleases.ts';
import { compareVersions } from './compareVersions.ts';
import { parseVersion } from './parseVersion.ts';
import type { VersionRef } from './Release.ts';

/** The release that comes closest to what a reader asked for. */
export interface NearestVersion<Known extends VersionRef> {
  readonly release: Known;
  /** False when the reader's words name no release and this is only the best choice. */
  readonly isExact: boolean;
}

/**
 * Finds the release a reader means. A version between two releases gives the older of the two, so that nothing is
 * missed; one beyond either end gives that end; words that are no version give the newest release of the first
 * platform. Undefined only when there are no releases.
 */
export function nearestVersion<Known extends VersionRef>(
  releases: readonly Known[],
  input: string,
): NearestVersion<Known> | undefined {
  const ordered = releases.toSorted(compareReleases);
  const wanted = parseVersion(input);
  const candidates = candidatesFor(ordered, wanted);
  if (wanted === undefined) return choice(candidates.at(-1), false);

  const notNewer = candidates.findLast((release) => compareVersions(release.version, wanted.version) <= 0);
  const release = notNewer ?? candidates[0];
  return choice(release, release?.version === wanted.version && isOn(release, wanted));
}

function candidatesFor<Known extends VersionRef>(
  ordered: readonly Known[],
  wanted: ReturnType<typeof parseVersion>,
): readonly Known[] {
  const platform = wanted?.platform ?? likelyPlatform(ordered, wanted?.version);
  const candidates = ordered.filter((release) => release.platform === platform);
  return candidates.length > 0 ? candidates : ordered;
}

/** Without a platform the number decides: an exact match first, then the same major number, then the first platform. */
function likelyPlatform(
  ordered: readonly VersionRef[],
  version: string | undefined,
): VersionRef['platform'] | undefined {
  const exact = ordered.find((release) => release.version === version);
  const sameMajor = ordered.find((release) => release.version.split('.')[0] === version?.split('.')[0]);
  return (exact ?? sameMajor ?? ordered[0])?.platform;
}

function isOn(release: VersionRef, wanted: { readonly platform?: VersionRef['platform'] }): boolean {
  return wanted.platform === undefined || wanted.platform === release.platform;
}

function choice<Known extends VersionRef>(
  release: Known | undefined,
  isExact: boolean,
): NearestVersion<Known> | undefined {
  return release === undefined ? undefined : { release, isExact };
}
