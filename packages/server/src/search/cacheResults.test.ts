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

test('the same search is worked out once, counted or not, and each gets its own parameters back', async () => {
  const { index, asked } = countedIndex();
  const cached = cacheResults(index);
  const first = await cached.search(ask('radio'));
  expect(await cached.search(ask('radio', { clickAnalytics: true, analytics: false }))).toEqual({
    ...first,
    params: 'query=radio&clickAnalytics=true&analytics=false',
  });
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
  const one = JSON.stringify(await cacheResults(index).search(ask('zebra'))).length;
  asked.length = 0;
  const cached = cacheResults(index, { maxBytes: Math.round(9.6 * one) });
  for (const query of ['zebra', 'giraffe', 'zebra', 'lion', 'tiger', 'okapi', 'zebra', 'giraffe'])
    await cached.search(ask(query));
  expect(asked).toEqual(['zebra', 'giraffe', 'lion', 'tiger', 'okapi', 'giraffe']);
});

test('what finds nothing takes memory too, and a long request is not kept', async () => {
  const { index, asked } = countedIndex();
  const cached = cacheResults(index, { maxBytes: 100_000 });
  const nothing = Array.from({ length: 200 }, (_, number) =>
    ask(`zz${number}`, { filters: `area:${'x'.repeat(500)}` }),
  );
  for (const query of [...nothing, ...nothing]) await cached.search(query);
  expect(asked).toHaveLength(400);
  asked.length = 0;
  const long = ask('radio', { facetFilters: [Array.from({ length: 100 }, (_, number) => `area:${number}`)] });
  await cached.search(long);
  await cached.search(long);
  expect(asked).toHaveLength(2);
});

test('an error is not remembered', async () => {
  const { index, asked } = countedIndex();
  const cached = cacheResults(index);
  for (let time = 0; time < 2; time++) {
    await expect(cached.search(ask('radio', { filters: '((' }))).rejects.toMatchObject({ status: 400 });
  }
  expect(asked).toHaveLength(2);
});
