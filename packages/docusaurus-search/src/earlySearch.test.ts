import { expect, test } from 'vitest';
import { earlySearchTags } from './earlySearch.ts';

const FIRST_LOAD = '@feedback-docs/docusaurus-first-load';

test('pages that arrive without the app take what is typed for a search', () => {
  const [script] = earlySearchTags({ themes: ['@feedback-docs/docusaurus-search', FIRST_LOAD] });
  expect(script).toMatchObject({ tagName: 'script' });
  expect(String(script?.innerHTML)).toContain('docsearch-typing');
  expect(earlySearchTags({ themes: [[FIRST_LOAD, { parts: { link: false } }]] })).toHaveLength(1);
});

test('a page whose app is there at once, and one with a field of the site, get none', () => {
  expect(earlySearchTags({ themes: ['@feedback-docs/docusaurus-search'] })).toEqual([]);
  expect(earlySearchTags({ themes: [[FIRST_LOAD, { openSearch: () => document.body }]] })).toEqual([]);
});
