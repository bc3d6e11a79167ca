import { expect, test } from 'vitest';
import { trailingSlash } from './trailingSlash.ts';

test('pages are folders only where that is asked for', () => {
  expect(trailingSlash({}, { mode: 'browser' })).toBe(false);
  expect(trailingSlash({ TRAILING_SLASH: 'true' }, { mode: 'browser' })).toBe(true);
});

test('other values, and pages that our server serves, are refused with what to do', () => {
  expect(() => trailingSlash({ TRAILING_SLASH: 'yes' }, { mode: 'browser' })).toThrow('"yes". It may be true or false');
  const service = {
    mode: 'service',
    host: '',
    otherHosts: [],
    appId: '',
    apiKey: '',
    mainIndex: '',
    sectionIndexes: {},
    isHosted: false,
  } as const;
  expect(() => trailingSlash({ TRAILING_SLASH: 'true' }, service)).toThrow('leave it out');
  expect(trailingSlash({ TRAILING_SLASH: 'true' }, { ...service, isHosted: true })).toBe(true);
});
