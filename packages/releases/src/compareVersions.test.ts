import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareReleases, compareVersions, type VersionRef } from './index.ts';

const number = fc.tuple(fc.nat(20), fc.nat(120));

describe('the order of versions', () => {
  test('follows the numbers, so that 1.9 is older than 1.10', () => {
    expect(['1.10', '2.0', '1.9', '1.74'].toSorted(compareVersions)).toEqual(['1.9', '1.10', '1.74', '2.0']);
  });

  test('is the order of the major and then the minor number, for every pair', () => {
    fc.assert(
      fc.property(number, number, ([major, minor], [otherMajor, otherMinor]) => {
        const expected = Math.sign((major - otherMajor) * 1000 + minor - otherMinor);
        expect(Math.sign(compareVersions(`${major}.${minor}`, `${otherMajor}.${otherMinor}`))).toBe(expected);
      }),
    );
  });

  test('keeps the platforms apart: all Web releases come before the Mobile ones', () => {
    const refs: VersionRef[] = [
      { platform: 'mobile', version: '2.5' },
      { platform: 'web', version: '1.74' },
      { platform: 'web', version: '1.23' },
    ];
    expect(refs.toSorted(compareReleases).map(({ version }) => version)).toEqual(['1.23', '1.74', '2.5']);
  });
});
