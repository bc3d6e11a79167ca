// Before each file of tests: what waits for something to appear waits as long as in browser tests, not the library’s second, so that
// what is slow on a busy machine fails no test.
const TIMEOUT_MS = 20_000;

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: TIMEOUT_MS });
}

export {};
