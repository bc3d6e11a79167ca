import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePath, queryOf } from './decodePath.ts';

test('a path is decoded and loses its query string', () => {
  expect(decodePath('/docs/radio%20button?q=1#top')).toEqual({ kind: 'path', path: '/docs/radio button' });
});

test.each([
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/../etc/passwd',
  '/%2e%2e/etc',
  '/docs/..',
  '/./docs',
  '/a%5cb',
  '/%00',
  '/docs%2Fintro',
  '/a%0d%0ab',
  'docs',
  '*',
  'http://other.example/',
])('no browser sends %s, so it is malformed', (target) => {
  expect(decodePath(target)).toEqual({ kind: 'malformed' });
});

test('very long paths and addresses are refused', () => {
  expect(decodePath(`/${'a'.repeat(10_000)}`)).toEqual({ kind: 'too-long' });
  expect(decodePath(`/docs?${'a'.repeat(10_000)}`)).toEqual({ kind: 'too-long' });
});

test('the query string is kept as it was sent', () => {
  expect(queryOf('/docs/?a=%20b&c')).toBe('?a=%20b&c');
  expect(queryOf('/docs/')).toBe('');
});

test('a decoded path never climbs out of the site', () => {
  const piece = fc.constantFrom('..', '.', '%2e', '%2E%2e', '/', '%2f', '\\', '%5c', 'docs', '%00', '%');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const decoded = decodePath(`/${pieces.join('')}`);
      if (decoded.kind === 'path') expect(decoded.path.split(/[/\\]/)).not.toContain('..');
    }),
  );
});
