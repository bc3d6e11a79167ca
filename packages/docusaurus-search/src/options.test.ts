import { expect, test } from 'vitest';
import { readOptions, validateOptions } from './options.ts';

const check = (options: object) => validateOptions({ options });

test('without options the site has its own service and an assistant', () => {
  expect(readOptions(check({}), '/handbook/')).toEqual({
    settings: {
      mode: 'service',
      host: '/handbook',
      otherHosts: [],
      appId: 'DOCS',
      apiKey: 'public-search-key',
      mainIndex: 'docs',
      sectionIndexes: {},
      isHosted: false,
    },
    assistant: { host: '/handbook', id: expect.any(String) },
  });
});

test('a hosted provider searches, and there is no assistant unless one is named', () => {
  const hosted = { isHosted: true, host: 'https://x-dsn.example.net', appId: 'X', apiKey: 'y' };
  expect(readOptions(check(hosted), '/').assistant).toBeNull();
  const assistant = { host: 'https://ask.example.net', id: 'handbook' };
  expect(readOptions(check({ ...hosted, assistant }), '/').assistant).toEqual(assistant);
});

test.each([
  [{ modus: 'browser' }, 'There is no option "modus". Remove it, or use one of: id, mode'],
  [{ mode: 'cloud' }, 'mode is "cloud", but it must be "service" or "browser".'],
  [
    { mode: 'browser', host: 'https://search.example.com' },
    'asks no service, so host would have no effect. Remove them',
  ],
  [{ host: 'https://search.example.com/' }, 'without a slash at its end'],
  [{ isHosted: true }, 'isHosted is true, so host must be what the provider shows'],
  [{ synonyms: [['alone']] }, 'synonyms is [["alone"]], but it must be a list of groups of at least two words'],
  [{ filters: ['web'] }, 'filters is ["web"], but it must be a list of filters'],
  [{ describe: {} }, 'describe is {}, but it must be a function'],
])('%j stops the build with a sentence that says what to do', (options, sentence) => {
  expect(() => check(options)).toThrow(sentence);
});

test('all that is wrong is said at once', () => {
  expect(() => check({ mode: 1, colors: 'blue' })).toThrow(/mode is 1.*\n- colors is "blue"/s);
});
