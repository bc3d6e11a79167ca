import { expect, test } from 'vitest';
import pathToRegexp from './pathToRegexp.ts';

const matches = (route: string, path: string, end: boolean) => pathToRegexp(route, [], { end }).test(path);

test('a page’s address is met as a whole, with or without a slash and capital letters', () => {
  expect(matches('/docs/intro', '/docs/intro', true)).toBe(true);
  expect(matches('/docs/intro', '/docs/Intro/', true)).toBe(true);
  expect(matches('/docs/intro', '/docs/intro/more', true)).toBe(false);
  expect(matches('/docs/versions/Web/1.5', '/docs/versions/Web/1x5', true)).toBe(false);
});

test('a part of the site is met by every address below it, and by no other that begins alike', () => {
  expect(matches('/docs', '/docs/intro', false)).toBe(true);
  expect(matches('/docs', '/docsets', false)).toBe(false);
  expect(matches('/', '/docs', false)).toBe(true);
});

test('the route for everything else meets everything', () => {
  const keys: { name: number }[] = [];
  expect(pathToRegexp('*', keys, { end: false }).test('/nothing/at/all')).toBe(true);
  expect(keys).toEqual([{ name: 0 }]);
});

test('a pattern is refused, as nothing here reads it', () => {
  expect(() => pathToRegexp('/docs/:id', [], {})).toThrow('/docs/:id');
});
