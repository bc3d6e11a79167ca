import type { SearchQuery } from '@feedback-docs/protocol';
import { describe, expect, test } from 'vitest';
import { SAMPLE_RECORDS } from '../test/sampleRecords.ts';
import { buildIndex } from './build/buildIndex.ts';
import { openIndex } from './SearchEngine.ts';

const built = buildIndex(SAMPLE_RECORDS, { chunkSize: 400 });
const engine = openIndex(built.index, {
  loadChunk: async (chunk) => built.chunks[chunk] ?? '',
  synonyms: [
    ['single sign on', 'sso'],
    ['rating', 'score'],
    ['grade', 'star rating'],
    ['assessment', 'radio buttons'],
  ],
});

async function ids(query: string, more: Partial<SearchQuery> = {}): Promise<string[]> {
  const { hits } = await engine.search({ query, indexName: 'docs', ...more });
  return hits.map(({ objectID }) => objectID);
}

test('hits of records that something else chose are rendered as asked, within the filters, with nothing marked', async () => {
  const query = {
    query: 'parcel',
    indexName: 'docs',
    facetFilters: ['area:distribution'],
    attributesToRetrieve: ['url'],
  };
  const hits = await engine.hitsOf([4, 1, 3, 0], query, 2);
  expect(hits.map(({ objectID }) => objectID)).toEqual(['r4', 'r3']);
  expect(Object.keys(hits[0] ?? {})).toEqual(['url', 'objectID', '_highlightResult', '_snippetResult']);
  expect(JSON.stringify(hits)).not.toContain('algolia-docsearch-suggestion--highlight');
});

describe('openIndex: finding', () => {
  test.each([
    ['a heading', 'radio button', 'r1'],
    ['a heading with a hyphen', 'radio-button', 'r1'],
    ['a heading with an underscore', 'radio_button', 'r1'],
    ['a heading written as an identifier', 'radioButton', 'r1'],
    ['a heading with one typo', 'radoi button', 'r1'],
    ['a long word with two typos', 'respndnets', 'r1'],
    ['a word that is only begun', 'remind', 'r3'],
    ['an inflected word', 'reminded', 'r3'],
    ['a version with a dot', '1.41', 'r5'],
    ['a version with an underscore', '1_41', 'r5'],
    ['a version with a v', 'v1.41', 'r5'],
    ['a version with its platform', 'Web 1.41', 'r5'],
    ['an abbreviation by its synonym', 'sso', 'r4'],
    ['a question in other words than the page', 'how do i log in with my company account', 'r4'],
    ['a synonym of a heading word', 'star score', 'r2'],
    ['a synonym of a whole heading', 'grades', 'r2'],
    ['what a short question is about', 'what are reminders', 'r3'],
    ['a synonym that the page has in another inflection', 'assessment', 'r1'],
    ['a word in code', 'feedback-kit', 'r7'],
    ['a lower-case identifier', 'usestate', 'r5'],
  ])('finds %s', async (_case, query, first) => {
    expect((await ids(query))[0]).toBe(first);
  });

  test('finds both spellings of a joined name', async () => {
    expect(await ids('radioButton')).toContain('r1');
    expect(await ids('radio button')).toContain('r5');
  });

  test.each(['', '   ', '?!'])('lists everything in reading order for "%s", which has no word', async (query) => {
    expect(await ids(query)).toEqual(SAMPLE_RECORDS.map(({ objectID }) => objectID));
  });

  test('keeps quoted words together', async () => {
    expect(await ids('"one answer"')).toEqual(['r1']);
  });

  test('looks for quoted words one by one when they stand nowhere side by side, and says so', async () => {
    expect(await ids('"answer one"')).toEqual(await ids('answer one '));
    expect(await ids('stars "give one" "comment five"')).toEqual(['r2']);
    const quoted = await engine.search({ query: 'stars "give one" "comment five"', indexName: 'docs' });
    expect(quoted.queryAfterRemoval).toBe('stars "give one" comment five');
    expect(await engine.search({ query: '"one answer"', indexName: 'docs' })).not.toHaveProperty('queryAfterRemoval');
    expect(await ids('"radio button"', { filters: 'platform:mobile' })).toEqual([]);
  });

  test('leads with release notes for those who ask which release brought something, and says what they ask about', async () => {
    const asked = await engine.search({ query: 'Which release added offline answers?', indexName: 'docs' });
    expect([asked.hits[0]?.objectID, asked.releasesAbout]).toEqual(['r7', 'offline answers']);
    expect(await engine.search({ query: 'offline answers', indexName: 'docs' })).not.toHaveProperty('releasesAbout');
  });

  test('counts a repeated word once', async () => {
    expect(await ids('reminders reminders email reminders ')).toEqual(await ids('reminders email '));
  });

  test('leaves out what a minus excludes, in advanced syntax only', async () => {
    expect(await ids('web -running', { advancedSyntax: true })).toEqual(['r5']);
    expect(await ids('web -running')).toContain('r6');
  });

  test('accepts words only as typed when typo tolerance is off', async () => {
    expect(await ids('radoi', { typoTolerance: false })).toEqual([]);
  });

  test('searches only the attributes asked for', async () => {
    expect(await ids('email', { restrictSearchableAttributes: ['content'] })).toEqual(['r3']);
    expect(await ids('email', { restrictSearchableAttributes: ['hierarchy.lvl1'] })).toEqual(['r3', 'r4']);
  });
});

describe('openIndex: filtering and counting', () => {
  test.each([
    ['a facet filter', { facetFilters: ['area:survey'] }, ['r0', 'r1', 'r2']],
    ['an AND of ORs', { facetFilters: [['platform:web', 'platform:mobile'], 'version:2.8'] }, ['r7']],
    ['a negated facet filter', { facetFilters: ['language:en', 'platform:-web', 'area:-survey'] }, ['r3', 'r4', 'r7']],
    ['a filter expression', { filters: 'platform:web AND NOT version:"1.42"' }, ['r5']],
    ['parentheses', { filters: '(platform:mobile OR area:survey) AND NOT tags:basics' }, ['r1', 'r2', 'r7']],
    ['a comparison', { filters: 'released > 20260301' }, ['r6', 'r7']],
    ['a range', { filters: 'released:20260301 TO 20260401' }, ['r5', 'r6']],
    ['numeric filters', { numericFilters: ['released>=20260401', ['released=20260401', 'released=1']] }, ['r6']],
    ['tags', { tagFilters: ['basics'] }, ['r0']],
    ['an unknown attribute', { filters: 'planet:mars' }, []],
    [
      'a filter expression with scores',
      { filters: '(area:survey<score=2> OR platform:mobile <score=1>) AND NOT tags:basics' },
      ['r1', 'r2', 'r7'],
    ],
    [
      'facet filters with scores',
      { facetFilters: [['platform:mobile<score=3>', 'platform:web<score=1>']] },
      ['r5', 'r6', 'r7'],
    ],
    [
      'an empty list of searched attributes, like none',
      { restrictSearchableAttributes: [], filters: 'tags:basics' },
      ['r0'],
    ],
  ] satisfies [string, Partial<SearchQuery>, string[]][])('applies %s', async (_case, filter, expected) => {
    expect(await ids('', filter)).toEqual(expected);
  });

  test('refuses a broken filter with an error that says where', async () => {
    await expect(engine.search({ query: '', indexName: 'docs', filters: 'area:survey AND' })).rejects.toMatchObject({
      name: 'ProtocolError',
      status: 400,
      message: 'filters: an attribute name is expected where it ends (word 5).',
    });
  });

  test('counts facets over all hits, not only those of the page', async () => {
    const { facets } = await engine.search({
      query: '',
      indexName: 'docs',
      facets: ['area', 'platform'],
      hitsPerPage: 1,
    });
    expect(facets).toEqual({ area: { survey: 3, distribution: 2 }, platform: { web: 2, mobile: 1 } });
  });

  test('tells the bounds of a facet whose values are numbers, and of no other', async () => {
    const { facets_stats } = await engine.search({ query: '', indexName: 'docs', facets: ['*'], maxValuesPerFacet: 1 });
    expect(facets_stats?.['released']).toEqual({ min: 20260301, max: 20260415, avg: 60781117 / 3, sum: 60781117 });
    expect(facets_stats).not.toHaveProperty('area');
  });

  test('searches among the values of a facet, over the records that a search finds', () => {
    const search = { query: '', indexName: 'docs', highlightPreTag: '<b>', highlightPostTag: '</b>' };
    const values = (facetQuery: string, over: Partial<SearchQuery> = {}, maxFacetHits = 10) =>
      engine.searchFacet({ facet: 'area', facetQuery, maxFacetHits, search: { ...search, ...over } }).facetHits;
    expect(values('SUR')).toEqual([{ value: 'survey', highlighted: '<b>sur</b>vey', count: 3 }]);
    expect(values('').map(({ value, count }) => [value, count])).toEqual([
      ['survey', 3],
      ['distribution', 2],
    ]);
    expect(values('', {}, 1)).toHaveLength(1);
    expect(values('', { query: 'reminders' })).toEqual([
      { value: 'distribution', highlighted: 'distribution', count: 1 },
    ]);
    expect(values('vey')).toEqual([]);
  });

  test('cuts hits out by their numbers', async () => {
    const result = await engine.search({ query: '', indexName: 'docs', offset: 2, length: 3, hitsPerPage: 1, page: 5 });
    expect(result.hits.map(({ objectID }) => objectID)).toEqual(['r2', 'r3', 'r4']);
    expect(result).toMatchObject({ offset: 2, length: 3, nbHits: 8 });
  });

  test('leaves out the attributes named with a hyphen', async () => {
    const [hit] = (
      await engine.search({
        query: 'reminders',
        indexName: 'docs',
        attributesToRetrieve: ['*', '-content', '-hierarchy'],
      })
    ).hits;
    expect(hit).toMatchObject({ url: '/docs/send-by-email', area: 'distribution' });
    expect(hit).not.toHaveProperty('content');
    expect(hit).not.toHaveProperty('hierarchy');
  });

  test('keeps one hit of each page when asked to, and counts so', async () => {
    const result = await engine.search({ query: 'respondents', indexName: 'docs', distinct: 1 });
    expect(result.hits.map(({ url_without_anchor }) => url_without_anchor)).toEqual(['/docs/questions']);
    expect(result.nbHits).toBe(1);
  });

  test('cuts hits into pages', async () => {
    const result = await engine.search({ query: '', indexName: 'docs', hitsPerPage: 3, page: 2 });
    expect(result).toMatchObject({ nbHits: 8, nbPages: 3, page: 2, hitsPerPage: 3 });
    expect(result.hits.map(({ objectID }) => objectID)).toEqual(['r6', 'r7']);
    expect(await ids('', { page: 1_000_000 })).toEqual([]);
  });
});

describe('openIndex: hits', () => {
  test('answers what the stock dialog asks for', async () => {
    const { hits, params } = await engine.search({
      query: 'star rat',
      indexName: 'docs',
      attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl1', 'hierarchy.lvl2', 'content', 'type', 'url'],
      attributesToSnippet: ['hierarchy.lvl2:15', 'content:5'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 1,
    });
    expect(params).toContain('query=star%20rat&attributesToRetrieve=%5B%22hierarchy.lvl0');
    expect(hits).toEqual([
      {
        objectID: 'r2',
        type: 'lvl2',
        url: '/docs/questions#star-rating',
        content: 'Respondents give one to five stars & a <b>comment</b>.',
        hierarchy: { lvl0: 'Manual', lvl1: 'Questions', lvl2: 'Star rating' },
        _highlightResult: {
          hierarchy: {
            lvl0: { value: 'Manual', matchLevel: 'none', matchedWords: [] },
            lvl1: { value: 'Questions', matchLevel: 'none', matchedWords: [] },
            lvl2: {
              value: '<mark>Star</mark> <mark>rat</mark>ing',
              matchLevel: 'full',
              fullyHighlighted: true,
              matchedWords: ['star', 'rat'],
            },
          },
        },
        _snippetResult: {
          hierarchy: { lvl2: { value: '<mark>Star</mark> <mark>rat</mark>ing', matchLevel: 'full' } },
          content: { value: '…five <mark>stars</mark> &amp; a &lt;b&gt;comment…', matchLevel: 'partial' },
        },
      },
    ]);
  });

  test('gives the search page its own highlight class when the request names no tags', async () => {
    const { hits } = await engine.search({ query: 'reminders', indexName: 'docs' });
    expect(hits[0]?._snippetResult?.content?.value).toContain(
      '<span class="algolia-docsearch-suggestion--highlight">Reminders</span>',
    );
  });

  test('returns custom attributes at the top of a hit', async () => {
    const { hits } = await engine.search({ query: 'offline', indexName: 'docs', attributesToRetrieve: ['released'] });
    expect(hits[0]).toMatchObject({ objectID: 'r7', released: 20260415 });
  });

  test('shows records of chunks that were loaded ahead without asking for them again', async () => {
    const asked: number[] = [];
    const ahead = openIndex(built.index, {
      loadChunk: (chunk) => {
        asked.push(chunk);
        return built.chunks[chunk] ?? '';
      },
    });
    for (let chunk = 0; chunk < ahead.chunkCount; chunk++) await ahead.loadChunk(chunk);
    expect(asked).toEqual(built.chunks.map((_, chunk) => chunk));
    const { hits } = await ahead.search({ query: 'radio', indexName: 'docs' });
    expect(hits.length).toBeGreaterThan(0);
    expect(asked).toHaveLength(built.chunks.length);
    const torn = openIndex(built.index, { loadChunk: () => '' });
    await expect(torn.loadChunk(0)).rejects.toThrow('Record chunk 0 is not valid JSON');
  });

  test('says which chunk is missing or of another build', async () => {
    const other = buildIndex(SAMPLE_RECORDS.slice(1));
    const torn = openIndex(built.index, { loadChunk: () => other.chunks[0] ?? '' });
    await expect(torn.search({ query: 'radio', indexName: 'docs' })).rejects.toThrow(
      'Record chunk 0 does not belong to this index',
    );
  });
});
