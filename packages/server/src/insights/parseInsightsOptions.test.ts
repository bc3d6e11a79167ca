import { expect, test } from 'vitest';
import { parseInsightsOptions } from './parseInsightsOptions.ts';

test('without options the last 30 days of ./data are shown as a table', () => {
  expect(parseInsightsOptions([], {})).toEqual({
    days: 30,
    rows: 20,
    asJson: false,
    verify: false,
    draft: '',
    dataDir: 'data',
    databaseUrl: '',
    siteDir: 'site',
  });
});

test('period, length, form and folder can be chosen', () => {
  expect(parseInsightsOptions(['--days', '7', '--json', '--rows=5'], { DATA_DIR: '/var/lib/docs' })).toEqual({
    days: 7,
    rows: 5,
    asJson: true,
    verify: false,
    draft: '',
    dataDir: '/var/lib/docs',
    databaseUrl: '',
    siteDir: 'site',
  });
});

test.each([
  [['--days', '0'], '--days is "0", but it must be a whole number from 1 to 400.'],
  [['--days', 'all'], '--days is "all"'],
  [['--rows', '1.5'], '--rows is "1.5"'],
  [['--weeks', '2'], '--weeks'],
])('a wrong option is named with what is allowed: %j', (args, reason) => {
  expect(() => parseInsightsOptions(args, {})).toThrow(TypeError);
  expect(() => parseInsightsOptions(args, {})).toThrow(reason);
});
