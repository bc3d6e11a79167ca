import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareReleases, parseReleasePage, type Release } from '@feedback-docs/releases';
import { releaseVersions } from '../releaseVersions.ts';

/**
 * Every release of the version history, oldest first, Web before Mobile. Throws where a page cannot be read, naming file, line and
 * remedy for each fault.
 */
export function loadReleases(siteDir: string): Release[] {
  const releases: Release[] = [];
  const faults: string[] = [];
  for (const platform of ['Web', 'Mobile'] as const) {
    for (const version of releaseVersions(platform)) {
      const file = join('docs', 'versions', platform, `${version}.md`);
      const page = parseReleasePage(readFileSync(join(siteDir, file), 'utf8'), { file });
      if (page.ok) releases.push(page.release);
      else
        faults.push(
          ...page.problems.map((problem) => `${problem.file}:${problem.line}  ${problem.what} ${problem.remedy}`),
        );
    }
  }
  if (faults.length > 0) throw new Error(`The version history cannot be read:\n${faults.join('\n')}`);
  return releases.sort(compareReleases);
}
