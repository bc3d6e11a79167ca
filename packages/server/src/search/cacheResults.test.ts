import type { SearchQuery } from '@feedback-docs/protocol';
import { expect, test } from 'vitest';
import { createFixtureIndex } from '../../test/createFixtureIndex.ts';
import { cacheResults } from './cacheResults.ts';

/** The fixture's index, and the queries that reached it. */
function countedIndex() {
  const index = createFixtureIndex();
  const asked: string[] = [];
  const search = (query: SearchQuery) => {
    asked.push(query.query);
    return index.search(query);
  };
  return { index: { search }, asked };
}

const ask = (query: string, more: Partial<SearchQuery> = {}): SearchQuery => ({ query, indexName: 'docs', ...more });

test('the same search is worked out once, counted or not', async () => {
  const { index, asked } = countedIndex();
  const cached = cacheResults(index);
  const first = await cached.search(ask('radio'));
  expect(await cached.search(ask('radio', { clickAnalytics: true, analytics: false }))).toEqual(first);
  expect(asked).toEqual(['radio']);
});

test('a search that differs in anything that matters is another search', async () => {
  const { index, asked } = countedIndex();
  const cached = cacheResults(index);
  await cached.search(ask('radio'));
  const [only] = (await cached.search(ask('radio', { hitsPerPage: 1 }))).hits;
  expect((await cached.search(ask('radio', { facetFilters: ['platform:web'] }))).hits).not.toContainEqual(only);
  expect(asked).toHaveLength(3);
});

test('when memory is full, the search that was not asked for longest is forgotten', async () => {
  const { index, asked } = countedIndex();
  const cached = cacheResults(index, { maxHits: 4 });
  for (const query of ['zebra', 'giraffe', 'zebra', 'lion', 'tiger', 'okapi', 'zebra', 'giraffe'])
    await cached.search(ask(query));
  expect(asked).toEqual(['zebra', 'giraffe', 'lion', 'tiger', 'okapi', 'giraffe']);
});

test('an error is not remembered', async () => {
  const { index, asked } = countedIndex();
  const cached = cacheResults(index);
  for (let time = 0; time < 2; time++) {
    await expect(cached.search(ask('radio', { filters: '((' }))).rejects.toMatchObject({ status: 400 });
  }
  expect(asked).toHaveLength(2);
});
