import { expect, test } from 'vitest';
import { parsePages } from './parsePages.ts';

test('a list written by the site build is read as it is', () => {
  const pages = [{ url: '/docs/intro', title: 'Introduction', description: 'Where to begin.' }];
  expect(parsePages(pages)).toEqual(pages);
});

test('fields the list does not need are dropped', () => {
  expect(parsePages([{ url: '/', title: 'Home', description: '', secret: 'x' }])).toEqual([
    { url: '/', title: 'Home', description: '' },
  ]);
});

test.each([
  [null, 'must be an array, and it is null'],
  [{}, 'must be an array, and it is object'],
  [['/docs'], 'Page 0 must be an object, and it is string'],
  [[{ url: '/docs', title: 7, description: '' }], 'Page 0 must have a title that is text, and it is number'],
  [[{ url: '/docs', title: 'Docs' }], 'must have a description that is text, and it is undefined'],
  [[{ url: '//evil.example', title: 'Docs', description: '' }], 'has the url "//evil.example"'],
  [[{ url: 'docs', title: 'Docs', description: '' }], 'has the url "docs"'],
])('a list that cannot be trusted is refused with the reason: %j', (value, reason) => {
  expect(() => parsePages(value)).toThrow(reason);
});
