// @ts-check
import { existsSync } from 'node:fs';
import { fingerprint, isRemembered, remember } from './fingerprint.mjs';
import { mustRun, run } from './run.mjs';

const SOURCES = ['site', 'packages', 'package-lock.json'];
const RESULTS = ['site/build/index.html', 'site/build/pages.json', 'site/server-data/policy.json'];
const SETTINGS = ['SITE_URL', 'SEARCH_MODE'];

/** Builds the site unless the built one was made from these very sources and settings. */
export async function ensureBuilt() {
  const wanted = fingerprint(SOURCES, SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`).join());
  if (RESULTS.every((file) => existsSync(file)) && isRemembered('built', wanted)) {
    console.log('The site is built and nothing changed.');
    return;
  }
  await mustRun(
    'Building the site (about a minute)',
    'Mend what the lines above name, then run the command again.',
    () => run('npm', ['run', 'build', '--silent']),
  );
  remember('built', wanted);
}
