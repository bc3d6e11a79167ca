import { describe, expect, test } from 'vitest';
import { nearestVersion, type VersionRef } from './index.ts';

const releases: readonly VersionRef[] = [
  { platform: 'web', version: '1.23' },
  { platform: 'web', version: '1.40' },
  { platform: 'web', version: '1.74' },
  { platform: 'mobile', version: '2.5' },
  { platform: 'mobile', version: '2.8' },
];

describe('the release a reader means', () => {
  test.each([
    ['Web 1.40', 'web 1.40', true],
    ['1.40', 'web 1.40', true],
    ['2.8', 'mobile 2.8', true],
    ['1.41', 'web 1.40', false],
    ['1.2', 'web 1.23', false],
    ['9.9', 'web 1.74', false],
    ['2.7', 'mobile 2.5', false],
    ['Web 2.8', 'web 1.74', false],
    ['mobile 1.40', 'mobile 2.5', false],
    ['the newest', 'web 1.74', false],
    ['', 'web 1.74', false],
  ])('for "%s" is %s', (input, expected, isExact) => {
    const nearest = nearestVersion(releases, input);
    expect(`${nearest?.release.platform} ${nearest?.release.version}`).toBe(expected);
    expect(nearest?.isExact).toBe(isExact);
  });

  test('is missing only when there is no release at all', () => {
    expect(nearestVersion([], '1.41')).toBeUndefined();
  });
});
