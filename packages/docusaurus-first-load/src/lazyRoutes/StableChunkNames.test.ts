import { expect, test } from 'vitest';
import { stableHash } from './StableChunkNames.ts';

const built = (given: string, page = 'a page') =>
  new Map([
    [`a.${given.slice(0, 8)}.js`, page],
    ['main.js', `load(e + "." + "${given}".slice(0, 8) + ".js")`],
  ]);

test('whatever the bundler hashed, the same chunks have the same hash', () => {
  expect(stableHash(built('1111111111111111'), '1111111111111111')).toBe(
    stableHash(built('ffffffffffffffff'), 'ffffffffffffffff'),
  );
});

test('one other letter in a chunk makes another hash', () => {
  expect(stableHash(built('1111111111111111', 'A page'), '1111111111111111')).not.toBe(
    stableHash(built('1111111111111111'), '1111111111111111'),
  );
});
