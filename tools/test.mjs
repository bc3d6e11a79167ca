// @ts-check
// npm test: installs what is missing (browser included), then checks, unit tests, build and end-to-end tests.
// Runs all of them even when one fails and ends with the line "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { run } from './setup/run.mjs';

const RESULTS = '.cache/results';
const CHECKS = ['check:types', 'check:lint', 'check:dead', 'check:content'];

let passed = 0;
let failed = 0;

await ensureInstalled();
await ensureBrowser();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

for (const check of CHECKS) {
  console.log(`\n> ${check}`);
  count((await run('npm', ['run', '--silent', check])) === 0 ? 1 : 0, 1);
}

// Before the unit tests, some of which are about the built site.
await ensureBuilt();

console.log('\n> Unit tests');
const unit = await run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${RESULTS}/unit.json`,
]);
const unitResult = read(`${RESULTS}/unit.json`);
addResult(Number(unitResult?.numPassedTests ?? 0), Number(unitResult?.numFailedTests ?? 0), unit);

for (const check of ['check:size', 'check:answers']) {
  console.log(`\n> ${check}`);
  count((await run('npm', ['run', '--silent', check])) === 0 ? 1 : 0, 1);
}

await browserTests('Search dialog in a browser', 'dialog', [
  'test',
  '-c',
  'packages/dialog/test/browser/playwright.config.ts',
]);
await browserTests('End-to-end tests', 'e2e', ['test']);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * @param {string} what
 * @param {string} name
 * @param {string[]} args
 */
async function browserTests(what, name, args) {
  console.log(`\n> ${what}`);
  const file = resolve(RESULTS, `${name}.json`);
  const code = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const stats = read(file)?.stats;
  addResult(Number(stats?.expected ?? 0) + Number(stats?.flaky ?? 0), Number(stats?.unexpected ?? 0), code);
}

/**
 * @param {number} successes
 * @param {number} all
 */
function count(successes, all) {
  passed += successes;
  failed += all - successes;
}

/**
 * Adds a runner's figures; a runner that failed without naming a failed test counts as one failure.
 * @param {number} successes
 * @param {number} failures
 * @param {number} code
 */
function addResult(successes, failures, code) {
  passed += successes;
  failed += code !== 0 && failures === 0 ? 1 : failures;
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
