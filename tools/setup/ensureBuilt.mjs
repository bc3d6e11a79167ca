// @ts-check
import { existsSync } from 'node:fs';
import { fingerprint, isRemembered, remember } from './fingerprint.mjs';
import { mustRun, runBundler } from './run.mjs';

const SOURCES = ['site', 'packages', 'package-lock.json'];
const RESULTS = ['site/build/index.html', 'site/build/pages.json', 'site/server-data/policy.json'];
/** The variables a build reads: with other values the site is built again. */
export const BUILD_SETTINGS = [
  'SITE_URL',
  'TRAILING_SLASH',
  'SEARCH_MODE',
  'SEARCH_HOST',
  'SEARCH_OTHER_HOSTS',
  'SEARCH_APP_ID',
  'SEARCH_API_KEY',
  'SEARCH_INDEX',
  'SEARCH_SURVEY_INDEX',
  'ASSISTANT_HOST',
  'ASSISTANT_ID',
  'KEEP_FRAMEWORK_FILES',
];

/** Builds the site unless the built one was made from these very sources and settings. */
export async function ensureBuilt() {
  const wanted = fingerprint(SOURCES, BUILD_SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`).join());
  if (RESULTS.every((file) => existsSync(file)) && isRemembered('built', wanted)) {
    console.log('The site is built and nothing changed.');
    return;
  }
  await mustRun(
    'Building the site (about a minute)',
    'Mend what the lines above name, then run the command again.',
    () => runBundler('npm', ['run', 'build', '--silent']),
  );
  remember('built', wanted);
}
