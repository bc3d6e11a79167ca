import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Versions of a platform that have a page, as in the file names (`1_74`), newest first. */
export function releaseVersions(platform: 'Web' | 'Mobile'): string[] {
  return readdirSync(join(__dirname, 'docs', 'versions', platform))
    .map((file) => /^(\d+)_(\d+)\.mdx?$/.exec(file))
    .filter((match) => match !== null)
    .map(([, major, minor]) => [Number(major), Number(minor)] as const)
    .sort(([majorA, minorA], [majorB, minorB]) => majorB - majorA || minorB - minorA)
    .map(([major, minor]) => `${major}_${minor}`);
}
