import { expect, test } from 'vitest';
import { markdownPath, pageOfMarkdown, tidyPath } from './markdownPath.ts';

test.each([
  ['/', '/index.md'],
  ['/docs', '/docs.md'],
  ['/docs/versions/Web/1_74', '/docs/versions/Web/1_74.md'],
])('the Markdown of %s is at %s, which leads back to it', (page, markdown) => {
  expect(markdownPath(page)).toBe(markdown);
  expect(pageOfMarkdown(markdown)).toBe(page);
});

test('an address of a page ending in .html.md means its Markdown as well', () => {
  expect(pageOfMarkdown('/docs/intro.html.md')).toBe('/docs/intro');
  expect(pageOfMarkdown('/docs/index.html.md')).toBe('/docs');
  expect(pageOfMarkdown('/index.html.md')).toBe('/');
  expect(pageOfMarkdown('/docs/intro')).toBeNull();
});

test.each([
  ['/docs/intro', '/docs/intro'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/docs/index', '/docs'],
  ['/index.html', '/'],
  ['/', '/'],
])('%s is the page %s', (path, page) => {
  expect(tidyPath(path)).toBe(page);
});
