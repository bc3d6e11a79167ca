import {
  compareVersions,
  newestRelease,
  PLATFORM_NAMES,
  type Platform,
  platformNamed,
  type Release,
  releaseName,
} from '@feedback-docs/releases';

/**
 * The release that a platform and a version number name. Throws a RangeError whose message says which versions there are.
 */
export function readVersion(releases: readonly Release[], platform: Platform, version: string): Release {
  const number = version.trim().replace(/^v/i, '');
  const found = releases.find((release) => release.platform === platform && release.version === number);
  if (found !== undefined) return found;
  const known = releases.filter((release) => release.platform === platform);
  const oldest = known.toSorted((a, b) => compareVersions(a.version, b.version))[0];
  const newest = newestRelease(releases, platform);
  const range = newest === undefined ? 'there are no releases' : `the newest is ${releaseName(newest)}`;
  const start = oldest === undefined ? '' : ` and the oldest with release notes is ${releaseName(oldest)}`;
  throw new RangeError(`There is no ${PLATFORM_NAMES[platform]} ${number.slice(0, 20)}; ${range}${start}.`);
}

/** The same for a text such as "web-1.60" or "Web 1.60". */
export function readVersionKey(releases: readonly Release[], key: string): Release {
  const [, name = '', version = ''] = /^\s*([a-z]+)[\s_-]*v?(\d.*)$/i.exec(key) ?? [];
  const platform = platformNamed(name);
  if (platform === undefined)
    throw new RangeError(`A version is written as web-1.60 or mobile-2.7, and "${key.slice(0, 40)}" is not.`);
  return readVersion(releases, platform, version);
}
