import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryVersion } from '../test/arbitraryRelease.ts';
import { PLATFORM_NAMES, parseVersion } from './index.ts';

describe('a version as readers write it', () => {
  test.each(['1.41', 'v1.41', 'V 1.41', '1_41', ' 1.41 ', 'version 1.41', '01.41'])(
    'is understood as a number: %s',
    (input) => {
      expect(parseVersion(input)).toEqual({ version: '1.41' });
    },
  );

  test.each(['Web 1.41', 'web1.41', 'WEB 1_41', 'Web/1_41', 'web-1.41', 'web v1.41'])(
    'is understood with its platform: %s',
    (input) => {
      expect(parseVersion(input)).toEqual({ platform: 'web', version: '1.41' });
    },
  );

  test.each(['', 'newest', '1', '1.', '1.2.3', 'Desktop 1.41', '1,41', '-1.41', '1.41 beta'])(
    'is refused when it is none: "%s"',
    (input) => {
      expect(parseVersion(input)).toBeUndefined();
    },
  );

  test('is the same version after it was written out, for every version', () => {
    fc.assert(
      fc.property(arbitraryVersion(), (ref) => {
        expect(parseVersion(`${PLATFORM_NAMES[ref.platform]} ${ref.version}`)).toEqual(ref);
      }),
    );
  });
});
