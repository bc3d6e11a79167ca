import { describe, expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest, flakyInPlaywright, skippedInPlaywright } from './testFailures.mjs';

describe('failures out of the reports', () => {
  test('names each failed unit test with its message, without the frames of libraries', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'passed' },
            {
              fullName: 'sums',
              status: 'failed',
              failureMessages: ['Error: \u001b[31m3\u001b[39m\n  at a.test.ts:2\n  at node_modules/x.js:1'],
            },
          ],
        },
      ],
    };
    expect(failedInVitest(report)).toEqual(['a.test.ts > sums\n  Error: 3\n    at a.test.ts:2']);
  });

  test('names a file that could not be run', () => {
    const report = { testResults: [{ name: 'b.test.ts', status: 'failed', message: 'boom', assertionResults: [] }] };
    expect(failedInVitest(report)).toEqual(['b.test.ts\n  boom']);
  });

  test('finds failed browser tests in nested groups', () => {
    const spec = {
      title: 'opens',
      file: 'c.spec.ts',
      line: 7,
      ok: false,
      tests: [{ results: [{ error: { message: 'no' } }] }],
    };
    const report = {
      suites: [{ title: 'c', specs: [{ ...spec, ok: true }], suites: [{ title: 'in', specs: [spec] }] }],
    };
    expect(failedInPlaywright(report)).toEqual(['c.spec.ts:7 > opens\n  no']);
  });

  test('names the browser that a test failed in', () => {
    const tests = [
      { projectName: 'chromium', results: [{}] },
      { projectName: 'firefox', results: [{ error: { message: 'no' } }] },
    ];
    const report = {
      suites: [{ title: 'c', specs: [{ title: 'opens', file: 'c.spec.ts', line: 7, ok: false, tests }] }],
    };
    expect(failedInPlaywright(report)).toEqual(['[firefox] c.spec.ts:7 > opens\n  no']);
  });

  test('names tests that passed at the second attempt only, with what failed at the first', () => {
    const passed = { title: 'opens', file: 'c.spec.ts', line: 7, ok: true };
    const flaky = { status: 'flaky', results: [{ error: { message: 'no' } }, {}] };
    const specs = [
      { ...passed, tests: [flaky] },
      { ...passed, title: 'closes', tests: [{ status: 'expected', results: [{}] }] },
    ];
    const report = { suites: [{ title: 'c', specs }] };
    expect(flakyInPlaywright(report)).toEqual(['c.spec.ts:7 > opens\n  no']);
    expect(failedInPlaywright(report)).toEqual([]);
  });

  test('tells once why tests were skipped', () => {
    const skipped = { annotations: [{ type: 'skip', description: 'firefox: it does not start here.' }], results: [] };
    const spec = { title: 'opens', file: 'c.spec.ts', line: 7, ok: true, tests: [skipped] };
    const report = { suites: [{ title: 'c', specs: [spec], suites: [{ title: 'in', specs: [spec] }] }] };
    expect(skippedInPlaywright(report)).toEqual(['firefox: it does not start here.']);
  });

  test('finds none where no report was written', () => {
    expect([...failedInVitest(undefined), ...failedInPlaywright(undefined), ...skippedInPlaywright(undefined)]).toEqual(
      [],
    );
  });
});
