import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { ReleasesData } from '@feedback-docs/releases';

/** Builds the site with this version history in its explorer into a folder the server can read, and returns that folder. */
export async function buildLongSite(data: ReleasesData): Promise<string> {
  const siteDir = resolve('.cache/explorer-long-site');
  const buildDir = join(siteDir, 'build');
  rmSync(siteDir, { recursive: true, force: true });
  mkdirSync(siteDir, { recursive: true });
  // The pages are rendered by a script of the CommonJS kind, which the package.json of the repository would forbid.
  writeFileSync(join(siteDir, 'package.json'), '{}');
  writeFileSync('.cache/explorer-long.json', JSON.stringify(data));
  await promisify(execFile)(
    'docusaurus',
    ['build', 'site', '--config', resolve('bench/explorer/docusaurus.config.mjs'), '--out-dir', buildDir],
    { maxBuffer: 10_000_000 },
  );
  // The pages and their inline scripts have the same names and hashes as those of the real site.
  cpSync('site/server-data', join(siteDir, 'server-data'), { recursive: true });
  cpSync('site/build/pages.json', join(buildDir, 'pages.json'));
  writeFileSync(join(buildDir, 'releases.json'), JSON.stringify(data));
  return siteDir;
}
