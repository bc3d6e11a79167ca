import { ProtocolError, type SearchHit, type SearchResult } from '@feedback-docs/protocol';
import { expect, test } from 'vitest';
import { createPageSearch } from './createPageSearch.ts';

const pages = [{ url: '/docs/intro', title: 'Introduction', description: 'Start here.' }];

const answering = (hits: SearchHit[]) => async (): Promise<SearchResult> => ({
  hits,
  nbHits: 7,
  page: 0,
  nbPages: 1,
  hitsPerPage: 50,
  exhaustiveNbHits: true,
  query: '',
  params: '',
  index: 'docs',
  processingTimeMS: 1,
});

const hit = (url: string, lvl1: string | null, content: string): SearchHit => ({
  objectID: url,
  url,
  content,
  hierarchy: { lvl0: 'Guide', lvl1 },
});

test('pages are listed with their title, a short text, and the number found in all', async () => {
  const listPages = createPageSearch(
    answering([hit('/docs/export', 'Export', 'word '.repeat(100)), hit('/docs', null, 'All.')]),
    () => pages,
  );
  const { total, pages: found } = await listPages('export', 'anna');
  expect(total).toBe(7);
  expect(found.map(({ url, title }) => [url, title])).toEqual([
    ['/docs/export', 'Export'],
    ['/docs', 'Guide'],
  ]);
  expect(found[0]?.description).toMatch(/^(word ){39}word …$/);
});

test('a row of a table is listed without the signs between its cells', async () => {
  const search = answering([hit('/docs/limits', 'Limits', 'Limit | Value | | Questions | 500')]);
  const { pages: found } = await createPageSearch(search, () => pages)('limits', 'anna');
  expect(found[0]?.description).toBe('Limit · Value · Questions · 500');
});

test('sections of similar meaning are listed apart', async () => {
  const related = [hit('/docs/ship', 'Ship', '')];
  const search = async () => ({ ...(await answering([])()), relatedHits: related });
  expect((await createPageSearch(search, () => pages)('parcel', 'anna')).related?.map(({ url }) => url)).toEqual([
    '/docs/ship',
  ]);
});

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
  'a hit that leads to %s is left out',
  async (url) => {
    const listPages = createPageSearch(answering([hit(url, 'Trap', '')]), () => pages);
    expect((await listPages('trap', 'anna')).pages).toEqual([]);
  },
);

test('a section is listed under its own heading, with its page behind', async () => {
  const section = {
    ...hit('/docs/export#csv', 'Export', ''),
    hierarchy: { lvl0: 'Guide', lvl1: 'Export', lvl2: 'CSV' },
  };
  const listPages = createPageSearch(answering([section]), () => pages);
  expect((await listPages('csv', 'anna')).pages[0]?.title).toBe('CSV (Export)');
});

test('while the search is not loaded, titles are still found', async () => {
  const listPages = createPageSearch(
    () => Promise.reject(new ProtocolError(503, 'not loaded')),
    () => pages,
  );
  expect(await listPages('intro', 'anna')).toEqual({ total: 1, pages });
});
