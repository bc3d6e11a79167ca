import { expect, test } from 'vitest';
import { markdownPath, pageOfMarkdown } from './markdownPath.ts';

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
