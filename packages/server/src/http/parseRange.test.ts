import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange } from './parseRange.ts';

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=100-', 100, 999],
  ['bytes=-100', 900, 999],
  ['bytes=-5000', 0, 999],
  ['bytes=990-5000', 990, 999],
  ['Bytes = 0-0', 0, 0],
])('of a file of 1000 bytes, %s is the part from %i to %i', (header, first, last) => {
  expect(parseRange(header, 1000)).toEqual({ kind: 'part', first, last });
});

test.each([undefined, 'lines=1-2', 'bytes=0-1,5-6', 'bytes=0-1,5000-'])(
  'the whole file is sent when %j is asked for',
  (header) => {
    expect(parseRange(header, 1000)).toEqual({ kind: 'whole' });
  },
);

test.each([
  'bytes=1000-',
  'bytes=-0',
  'bytes=5-2',
  'bytes=a-b',
  'bytes=',
  'bytes',
  'bytes=1',
  'bytes=0-1,x',
  'bytes=2000-,3000-',
])('a part the file does not have, or a malformed one, cannot be satisfied: %s', (header) => {
  expect(parseRange(header, 1000)).toEqual({ kind: 'unsatisfiable' });
});

test('an empty file has no part', () => {
  expect(parseRange('bytes=0-0', 0)).toEqual({ kind: 'unsatisfiable' });
  expect(parseRange('bytes=-1', 0)).toEqual({ kind: 'unsatisfiable' });
});

test('a part never reaches outside the file', () => {
  const bound = fc.oneof(fc.nat(2000).map(String), fc.constant(''), fc.constant('99999999999999999999'));
  fc.assert(
    fc.property(bound, bound, fc.nat(1000), (from, to, size) => {
      const range = parseRange(`bytes=${from}-${to}`, size);
      if (range.kind !== 'part') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.first).toBeLessThanOrEqual(range.last);
      expect(range.last).toBeLessThan(size);
    }),
  );
});
