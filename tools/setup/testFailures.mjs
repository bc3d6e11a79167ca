// @ts-check
// What failed in a test run, by name and with the first lines of its message, out of the runners' JSON reports.
import { stripVTControlCharacters } from 'node:util';

/** Lines of a message that are told again. */
const MESSAGE_LINES = 12;

/**
 * @typedef {{ name: string, status: string, message?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] | null }[] }} VitestFile
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ projectName?: string, status?: string, annotations?: { type: string, description?: string }[], results: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, suites?: PlaywrightSuite[], specs: PlaywrightSpec[] }} PlaywrightSuite
 */

/**
 * @param {{ testResults?: VitestFile[] } | undefined} report Vitest's JSON report, if one was written
 * @returns {string[]} one text per failed test, and one per file that could not be run
 */
export function failedInVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') {
      return [described(file.name, file.message)];
    }
    return failed.map((test) => described(`${file.name} > ${test.fullName}`, test.failureMessages?.[0]));
  });
}

/**
 * @param {{ suites?: PlaywrightSuite[], errors?: { message?: string }[] } | undefined} report Playwright's JSON report, if one was written
 * @returns {string[]} one text per failed test, and one per error outside of the tests
 */
export function failedInPlaywright(report) {
  const errors = (report?.errors ?? []).map(({ message }) => described('outside of the tests', message));
  return [...errors, ...(report?.suites ?? []).flatMap((suite) => describeSpecs(suite, ({ ok }) => !ok))];
}

/**
 * @param {{ suites?: PlaywrightSuite[] } | undefined} report Playwright's JSON report, if one was written
 * @returns {string[]} one text per test that failed before it passed
 */
export function flakyInPlaywright(report) {
  const isFlaky = (/** @type {PlaywrightSpec} */ { ok, tests }) => ok && tests.some(({ status }) => status === 'flaky');
  return (report?.suites ?? []).flatMap((suite) => describeSpecs(suite, isFlaky));
}

/**
 * @param {{ suites?: PlaywrightSuite[] } | undefined} report Playwright's JSON report, if one was written
 * @returns {string[]} why tests were skipped: each reason once
 */
export function skippedInPlaywright(report) {
  return [...new Set((report?.suites ?? []).flatMap(reasonsInSuite))];
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function reasonsInSuite(suite) {
  const annotations = suite.specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations ?? []));
  const reasons = annotations.flatMap(({ type, description }) => (type === 'skip' && description ? [description] : []));
  return [...reasons, ...(suite.suites ?? []).flatMap(reasonsInSuite)];
}

/**
 * Specs of a suite and of those in it, each with its first error.
 * @param {PlaywrightSuite} suite
 * @param {(spec: PlaywrightSpec) => boolean} isWanted
 * @returns {string[]}
 */
function describeSpecs(suite, isWanted) {
  const specs = suite.specs.filter(isWanted).map((spec) => {
    const results = spec.tests.flatMap(({ projectName, results }) =>
      results.map(({ error }) => ({ projectName, error })),
    );
    const failed = results.find(({ error }) => error !== undefined);
    const project = failed?.projectName ? `[${failed.projectName}] ` : '';
    return described(`${project}${spec.file}:${spec.line} > ${spec.title}`, failed?.error?.message);
  });
  return [...specs, ...(suite.suites ?? []).flatMap((inner) => describeSpecs(inner, isWanted))];
}

/**
 * @param {string} name
 * @param {string} [message]
 */
function described(name, message) {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return [name, ...lines.slice(0, MESSAGE_LINES).map((line) => `  ${line}`)].join('\n');
}
