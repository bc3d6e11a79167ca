import fc from 'fast-check';
import { expect, test } from 'vitest';
import { negotiateEncoding } from './negotiateEncoding.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.1, identity', ['identity', 'br', 'gzip']],
  ['identity;q=0, gzip', ['gzip', 'identity']],
  ['BR', ['br', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['gzip;q=nonsense', ['identity']],
  ['zstd', ['identity']],
])('a client that accepts %j is offered %j', (header, expected) => {
  expect(negotiateEncoding(header)).toEqual(expected);
});

test('whatever the header holds, plain bytes stay on offer and no coding is offered twice', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const offered = negotiateEncoding(header);
      expect(offered).toContain('identity');
      expect(new Set(offered).size).toBe(offered.length);
    }),
  );
});
