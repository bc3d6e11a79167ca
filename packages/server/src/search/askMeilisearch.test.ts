import { expect, test } from 'vitest';
import { startMeilisearch } from '../../../meilisearch/test/startMeilisearch.ts';
import { createSiteFixture } from '../../test/createSiteFixture.ts';
import { fixtureRecords } from '../../test/fixtureRecords.ts';
import { writeSearchIndexes } from '../../test/writeSearchIndexes.ts';
import { parseSettings } from '../settings/parseSettings.ts';
import { askMeilisearch } from './askMeilisearch.ts';
import { createSearchService } from './createSearchService.ts';
import { loadIndexes } from './loadIndexes.ts';

test('with MEILISEARCH_URL the documentation is searched there under all its names, and the suggested questions here', async () => {
  const fixture = await createSiteFixture();
  await writeSearchIndexes(fixture);
  const [record] = fixtureRecords;
  const found = {
    indexUid: 'docs',
    hits: [record],
    query: '',
    processingTimeMs: 1,
    page: 1,
    hitsPerPage: 20,
    totalHits: 1,
  };
  const { url, stop, asked } = await startMeilisearch({ 'POST /multi-search': [200, { results: [found] }] });
  const { meilisearch } = parseSettings({ MEILISEARCH_URL: url, MEILISEARCH_API_KEY: 'key' });
  const indexes = askMeilisearch(await loadIndexes(fixture.siteDir, ['survey-builder']), meilisearch, () => {});
  await fixture.dispose();
  const { search } = createSearchService(() => indexes);
  for (const indexName of ['docs', 'survey-builder'])
    expect((await search({ query: 'zebra', indexName })).hits.map(({ objectID }) => objectID)).toEqual([
      record?.objectID,
    ]);
  expect((await search({ query: 'zebra', indexName: 'algolia_ask_ai_suggested_questions' })).hits).toEqual([]);
  expect(asked.map(({ key }) => key)).toEqual(['Bearer key', 'Bearer key']);
  stop();
});
