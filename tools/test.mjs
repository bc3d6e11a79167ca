// @ts-check
// npm test: installs what is missing (browsers included), then checks, unit tests, build and end-to-end tests.
// Runs all of them even when one fails, names what failed once more, and ends with the line "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt } from './setup/ensureBuilt.mjs';
import { ensureEngines } from './setup/ensureEngines.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { run } from './setup/run.mjs';
import { failedInPlaywright, failedInVitest, flakyInPlaywright, skippedInPlaywright } from './setup/testFailures.mjs';

const RESULTS = '.cache/results';

let passed = 0;
/** @type {string[]} */
const leftOut = [];
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const flaky = [];

await ensureInstalled();
await ensureBrowser();
await ensureEngines();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

await checks('check:types', 'check:lint', 'check:dead', 'check:content');

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
addResult('Unit tests', Number(unitResult?.numPassedTests ?? 0), failedInVitest(unitResult), unit);

await checks('check:size', 'check:answers', 'check:attack');

await browserTests('Search dialog in a browser', 'dialog', [
  'test',
  '-c',
  'packages/dialog/test/browser/playwright.config.ts',
]);
await browserTests('End-to-end tests in every browser', 'e2e', ['test']);

for (const reason of leftOut) {
  console.log(`\nLeft out: ${reason}`);
}
for (const test of flaky) {
  console.log(`\nPassed at the second attempt only: ${test}`);
}
// The end of a long output is often all that is kept of it.
for (const failure of failures) {
  console.log(`\nFailed: ${failure}`);
}
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** @param {string[]} names */
async function checks(...names) {
  for (const name of names) {
    console.log(`\n> ${name}`);
    const code = await run('npm', ['run', '--silent', name]);
    addResult(name, code === 0 ? 1 : 0, [], code);
  }
}

/**
 * @param {string} what
 * @param {string} name
 * @param {string[]} args
 */
async function browserTests(what, name, args) {
  console.log(`\n> ${what}`);
  const file = resolve(RESULTS, `${name}.json`);
  // A busy machine can fail one of hundreds of tests in a browser. What fails twice fails, what fails once is named at the end.
  const code = await run('playwright', [...args, '--retries=1'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const result = read(file);
  const successes = Number(result?.stats?.expected ?? 0) + Number(result?.stats?.flaky ?? 0);
  addResult(what, successes, failedInPlaywright(result), code);
  flaky.push(...flakyInPlaywright(result));
  leftOut.push(...skippedInPlaywright(result));
}

/**
 * Adds a runner's figures; a runner that failed without naming a failed test counts as one failure.
 * @param {string} runner
 * @param {number} successes
 * @param {string[]} named
 * @param {number} code
 */
function addResult(runner, successes, named, code) {
  passed += successes;
  failures.push(...(code !== 0 && named.length === 0 ? [`${runner} (exit code ${code})`] : named));
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
