import { describe, expect, test } from 'vitest';
import { buildRequests, type SearchScope } from './buildRequests.ts';

const scope: SearchScope = { indexNames: ['docs'], searchParameters: {}, conditions: [], clickAnalytics: false };

describe('the request for a query', () => {
  test('asks for twenty results with headings, snippets and mark tags', () => {
    expect(buildRequests('radio', scope)).toEqual([
      {
        query: 'radio',
        indexName: 'docs',
        attributesToRetrieve: [
          'hierarchy.lvl0',
          'hierarchy.lvl1',
          'hierarchy.lvl2',
          'hierarchy.lvl3',
          'hierarchy.lvl4',
          'hierarchy.lvl5',
          'hierarchy.lvl6',
          'content',
          'type',
          'url',
          'platform',
          'version',
        ],
        attributesToSnippet: [
          'hierarchy.lvl1:15',
          'hierarchy.lvl2:15',
          'hierarchy.lvl3:15',
          'hierarchy.lvl4:15',
          'hierarchy.lvl5:15',
          'hierarchy.lvl6:15',
          'content:15',
        ],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
      },
    ]);
  });

  test('goes to every index, in order', () => {
    const requests = buildRequests('radio', { ...scope, indexNames: ['docs', 'survey-builder'] });
    expect(requests?.map(({ indexName }) => indexName)).toEqual(['docs', 'survey-builder']);
  });

  test('takes the parameters of the site over its own, and the filters of the reader besides', () => {
    const searchParameters = { hitsPerPage: 8, facetFilters: ['language:en'] };
    const [request] = buildRequests('radio', { ...scope, searchParameters, conditions: ['kind:docs'] }) ?? [];
    expect(request).toMatchObject({ hitsPerPage: 8, facetFilters: ['language:en', 'kind:docs'] });
  });

  test('is cut to what the service accepts, for an address can hold more than the box', () => {
    expect(buildRequests('r'.repeat(600), scope)?.[0]?.query).toHaveLength(512);
  });

  test('is not sent for an empty query or for spaces', () => {
    expect(buildRequests('', scope)).toBeNull();
    expect(buildRequests('  \t', scope)).toBeNull();
  });
});
