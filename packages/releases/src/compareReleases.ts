import { compareVersions } from './compareVersions.ts';
import { PLATFORMS } from './Platform.ts';
import type { VersionRef } from './Release.ts';

/** Orders releases for a list: Web before Mobile, and the older version first within a platform. */
export function compareReleases(left: VersionRef, right: VersionRef): number {
  return (
    PLATFORMS.indexOf(left.platform) - PLATFORMS.indexOf(right.platform) || compareVersions(left.version, right.version)
  );
}
