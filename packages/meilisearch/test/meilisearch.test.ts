import { afterEach, expect, test } from 'vitest';
import { createMeilisearch } from '../src/createMeilisearch.ts';
import { pushRecords } from '../src/pushRecords.ts';
import { type Exchanges, startMeilisearch } from './startMeilisearch.ts';

/** A section as Meilisearch gives it back: the document as it was sent, and beside it the same with its matches marked and nothing escaped. */
const REMINDERS = {
  id: '3f0c',
  objectID: '/docs/send#reminders',
  type: 'lvl2',
  url: '/docs/send#reminders',
  url_without_anchor: '/docs/send',
  anchor: 'reminders',
  hierarchy: { lvl0: 'Manual', lvl1: 'Send', lvl2: 'Reminders', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: 'A reminder follows after <b>three</b> days. Reminding twice is enough.',
  language: 'en',
  docusaurus_tag: 'default',
  weight: { position: 4 },
  _formatted: {
    id: '3f0c',
    hierarchy: { lvl0: 'Manual', lvl1: 'Send', lvl2: '\uE000Remind\uE001ers', lvl3: null },
    content: 'A \uE000remind\uE001er follows after <b>three</b> days. \uE000Remind\uE001ing twice is enough.',
  },
};
/** Form and fields of the reference of POST /multi-search, page by page. */
const FOUND: Exchanges = {
  'POST /multi-search': [
    200,
    {
      results: [
        {
          indexUid: 'docs',
          hits: [REMINDERS],
          query: 'remind',
          processingTimeMs: 2,
          hitsPerPage: 20,
          page: 1,
          totalPages: 3,
          totalHits: 41,
          facetDistribution: { platform: { docs: 3, web: 38 } },
          facetStats: {},
        },
      ],
    },
  ],
  'POST /indexes/docs/facet-search': [
    200,
    {
      facetHits: [
        { value: 'docs', count: 3 },
        { value: 'web', count: 38 },
      ],
      facetQuery: '',
      processingTimeMs: 0,
    },
  ],
};

const started: { stop(): unknown }[] = [];
afterEach(() => {
  for (const { stop } of started.splice(0)) stop();
});

async function start(exchanges: Exchanges) {
  const server = await startMeilisearch(exchanges);
  started.push(server);
  return server;
}

test('a search is asked in the words of Meilisearch, with filters as an expression and pages from 1', async () => {
  const { url, asked } = await start(FOUND);
  await createMeilisearch({ url, apiKey: 'search-key' }).search({
    query: 'remind',
    indexName: 'survey-builder',
    page: 1,
    hitsPerPage: 20,
    distinct: 1,
    facets: ['platform'],
    facetFilters: ['language:en', ['tags:guide', 'tags:-survey']],
    numericFilters: ['released>=20260101'],
    filters: 'platform:web AND NOT version:"1.74"',
  });
  expect(asked).toEqual([
    {
      call: 'POST /multi-search',
      key: 'Bearer search-key',
      body: {
        queries: [
          {
            indexUid: 'docs',
            q: 'remind',
            page: 2,
            hitsPerPage: 20,
            attributesToHighlight: ['*'],
            highlightPreTag: '\uE000',
            highlightPostTag: '\uE001',
            filter:
              '((language = "en") AND (tags = "guide" OR NOT (tags = "survey")) AND (released >= 20260101) AND (platform = "web" AND NOT (version = "1.74")))',
            facets: ['platform'],
            distinct: 'url_without_anchor',
          },
        ],
      },
    },
  ]);
});

test('its answer is one of the search API: counts, facets by frequency, and texts that are escaped but for the marks', async () => {
  const { url } = await start(FOUND);
  const { hits, ...result } = await createMeilisearch({ url }).search({
    query: 'remind',
    indexName: 'docs',
    facets: ['platform'],
    attributesToRetrieve: ['url', 'hierarchy.lvl1'],
    attributesToSnippet: ['content:6'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  });
  expect(result).toMatchObject({ nbHits: 41, page: 0, nbPages: 3, hitsPerPage: 20, index: 'docs', query: 'remind' });
  expect(Object.entries(result.facets?.['platform'] ?? {})).toEqual([
    ['web', 38],
    ['docs', 3],
  ]);
  expect(hits).toHaveLength(1);
  const [{ _highlightResult, _snippetResult, ...fields } = { objectID: '' }] = hits;
  expect(fields).toEqual({
    objectID: '/docs/send#reminders',
    url: '/docs/send#reminders',
    hierarchy: { lvl1: 'Send' },
  });
  expect(_highlightResult?.hierarchy?.lvl2).toMatchObject({ value: '<mark>Remind</mark>ers', matchLevel: 'full' });
  expect(_highlightResult?.hierarchy?.lvl1).toMatchObject({ value: 'Send', matchLevel: 'none' });
  expect(_snippetResult?.content?.value).toBe('A <mark>remind</mark>er follows after &lt;b&gt;three…');
});

test('the values of a facet are searched among what a search finds', async () => {
  const { url, asked } = await start(FOUND);
  const { facetHits } = await createMeilisearch({ url }).searchFacet({
    facet: 'platform',
    facetQuery: '',
    maxFacetHits: 1,
    search: { query: 'remind', indexName: 'docs', filters: 'language:en' },
  });
  expect(facetHits).toEqual([{ value: 'web', highlighted: 'web', count: 38 }]);
  expect(asked[0]?.body).toEqual({
    facetName: 'platform',
    facetQuery: '',
    q: 'remind',
    filter: '(language = "en")',
  });
});

test('an attribute that is no plain name cannot end the condition it stands in', async () => {
  const { url, asked } = await start(FOUND);
  const search = createMeilisearch({ url }).search({
    query: '',
    indexName: 'docs',
    facetFilters: ['language = en OR tags:guide'],
  });
  await expect(search).rejects.toMatchObject({ status: 400 });
  expect(asked).toEqual([]);
});

test('what Meilisearch refuses is refused; when it fails, readers hear only that, and the owner why', async () => {
  const missing = { message: 'Index `docs` not found.', code: 'index_not_found', type: 'invalid_request' };
  const broken = { message: 'The provided API key is invalid.', code: 'invalid_api_key', type: 'auth' };
  const search = { query: 'remind', indexName: 'docs' };
  const without = await start({ 'POST /multi-search': [404, missing] });
  await expect(createMeilisearch(without).search(search)).rejects.toMatchObject({ status: 404 });
  const locked = await start({ 'POST /multi-search': [403, broken] });
  const reasons: string[] = [];
  const meilisearch = createMeilisearch({ url: locked.url, onFailure: (reason) => reasons.push(reason) });
  await expect(meilisearch.search(search)).rejects.toMatchObject({ status: 503 });
  expect(reasons).toEqual([expect.stringContaining('403 The provided API key is invalid.')]);
});

test('records are sent to a new index, which takes the place of the one that is searched', async () => {
  const task = [
    202,
    { taskUid: 7, indexUid: 'docs_next', status: 'enqueued', type: 'documentAdditionOrUpdate' },
  ] as const;
  const { url, asked } = await start({
    'DELETE /indexes/docs_next': task,
    'POST /indexes': task,
    'PATCH /indexes/docs_next/settings': task,
    'POST /indexes/docs_next/documents': task,
    'POST /swap-indexes': task,
    'GET /tasks/7': [200, { uid: 7, status: 'succeeded', error: null }],
  });
  const { _formatted, id, ...record } = REMINDERS;
  const records = [{ ...record, attributes: { released: 20260301 } }] as unknown as Parameters<
    typeof pushRecords
  >[0]['records'];
  await pushRecords({ records, synonyms: [['sso', 'single sign on']] }, { url });
  const calls = asked.filter(({ call }) => !call.startsWith('GET'));
  expect(calls.map(({ call }) => call)).toEqual([
    'DELETE /indexes/docs_next',
    'POST /indexes',
    'PATCH /indexes/docs_next/settings',
    'POST /indexes/docs_next/documents',
    'POST /indexes',
    'POST /swap-indexes',
    'DELETE /indexes/docs_next',
  ]);
  expect(calls[2]?.body).toMatchObject({
    filterableAttributes: expect.arrayContaining(['language', 'url_without_anchor', 'released']),
    synonyms: { sso: ['single sign on'], 'single sign on': ['sso'] },
  });
  expect(calls[3]?.body).toMatchObject([{ id: expect.stringMatching(/^[0-9a-f]{64}$/), released: 20260301 }]);
  expect(calls[5]?.body).toEqual([{ indexes: ['docs', 'docs_next'] }]);
});
