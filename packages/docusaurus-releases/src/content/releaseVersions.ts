import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PLATFORM_NAMES, type Platform } from '@feedback-docs/releases';

/** The folder of a site's release pages, with one folder for each platform in it. */
export const RELEASES_FOLDER = 'docs/versions';

/** Versions of a platform that have a page, as in the file names (`1_74`), newest first; none where the platform has no folder. */
export function releaseVersions(siteDir: string, platform: Platform): string[] {
  const folder = join(siteDir, RELEASES_FOLDER, PLATFORM_NAMES[platform]);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => /^(\d+)_(\d+)\.mdx?$/.exec(file))
    .filter((match) => match !== null)
    .map(([, major, minor]) => [Number(major), Number(minor)] as const)
    .sort(([majorA, minorA], [majorB, minorB]) => majorB - majorA || minorB - minorA)
    .map(([major, minor]) => `${major}_${minor}`);
}
