import { PLATFORMS } from '@feedback-docs/releases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookAtNewest, parseLooks, printLooks, versionsSince } from './LastLook.ts';

const versions = { web: ['1.74', '1.73', '1.9'], mobile: ['2.8'] };

test('what a reader has seen is remembered with its day', () => {
  const part = fc.integer({ min: 0, max: 999 });
  const look = fc.record({
    platform: fc.constantFrom(...PLATFORMS),
    version: fc.tuple(part, part).map((parts) => parts.join('.')),
    day: fc
      .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  });
  fc.assert(
    fc.property(fc.array(look), (looks) => {
      expect(parseLooks(printLooks(looks))).toEqual(looks);
    }),
  );
});

test.each(['', 'web-1.74', '1.74@2026-03-12', 'web-1.74@yesterday', 'web-1.74@2026-13-40', 'desktop-1.74@2026-03-12'])(
  '"%s" is no look',
  (text) => expect(parseLooks(text)).toEqual([]),
);

test('what came after a look is new, by number and not by letters', () => {
  const look = { platform: 'web', day: '2026-03-12' } as const;
  expect(versionsSince({ ...look, version: '1.9' }, versions)).toEqual(['1.74', '1.73']);
  expect(versionsSince({ ...look, version: '1.74' }, versions)).toEqual([]);
});

test('nothing is new to a reader who has just looked, on the day that their calendar shows', () => {
  const look = lookAtNewest('web', versions, new Date(2026, 2, 5, 23, 59));
  expect(look).toEqual({ platform: 'web', version: '1.74', day: '2026-03-05' });
  expect(versionsSince(look, versions)).toEqual([]);
});
