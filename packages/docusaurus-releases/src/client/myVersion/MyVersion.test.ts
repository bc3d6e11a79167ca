import { PLATFORMS } from '@feedback-docs/releases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMyVersion, printMyVersion } from './MyVersion.ts';

test('the version a reader has is remembered as it was chosen', () => {
  const part = fc.integer({ min: 0, max: 999 });
  const mine = fc.record({
    platform: fc.constantFrom(...PLATFORMS),
    version: fc.tuple(part, part).map((parts) => parts.join('.')),
    isMarking: fc.boolean(),
  });
  fc.assert(
    fc.property(mine, (chosen) => {
      expect(parseMyVersion(printMyVersion(chosen))).toEqual(chosen);
    }),
  );
});

test.each([null, '', '1.60', 'desktop-1.60', '{"version":"1.60"}', 'web-+marks'])(
  '%j is no remembered version',
  (text) => {
    expect(parseMyVersion(text)).toBeNull();
  },
);
