import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSearchQuery } from './parseSearchQuery.ts';

describe('parseSearchQuery', () => {
  test('reads what the stock dialog sends', () => {
    const request = {
      query: 'email',
      indexName: 'docs',
      attributesToRetrieve: ['hierarchy.lvl0', 'content', 'type', 'url'],
      attributesToSnippet: ['hierarchy.lvl1:15', 'content:15'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    };
    expect(parseSearchQuery(request)).toEqual({ ok: true, value: request });
  });

  test('reads a facet named as text, as the stock search page sends it', () => {
    expect(parseSearchQuery({ query: 'a', indexName: 'docs', facets: 'docusaurus_tag', hitsPerPage: 0 })).toEqual({
      ok: true,
      value: { query: 'a', indexName: 'docs', facets: ['docusaurus_tag'], hitsPerPage: 0 },
    });
  });

  test('reads the older params text, and the request itself wins over it', () => {
    const params = `query=star+rating&hitsPerPage=5&facets=${encodeURIComponent('["area"]')}&page=2`;
    expect(parseSearchQuery({ params, page: 0, indexName: 'docs' })).toEqual({
      ok: true,
      value: { query: 'star rating', indexName: 'docs', hitsPerPage: 5, facets: ['area'], page: 0 },
    });
  });

  test('cuts a query that is too long, and no character in two', () => {
    const parsed = parseSearchQuery({ query: `${'x'.repeat(511)}\u{1F642}yz`, indexName: 'docs' });
    expect(parsed).toMatchObject({ ok: true, value: { query: 'x'.repeat(511) } });
  });

  test('takes the index of the address rather than of the body', () => {
    expect(parseSearchQuery({ query: 'a', indexName: 'other' }, 'docs')).toMatchObject({
      value: { indexName: 'docs' },
    });
  });

  test.each([
    ['too many hits', { hitsPerPage: 1001 }, 'hitsPerPage is 1001; it must be from 0 to 1000.'],
    ['too long a list', { length: 1001 }, 'length is 1001; it must be from 0 to 1000.'],
    ['a negative page', { page: -1 }, 'page is -1; it must be from 0 to 1000000.'],
    ['a page that is no number', { page: {} }, 'page must be a whole number; it is object.'],
    ['a query that is no text', { query: 3 }, 'query must be a string; it is 3.'],
    [
      'filters nested too deep',
      { facetFilters: [[['a:b']]] },
      'facetFilters is nested deeper than 2 lists (an AND of ORs).',
    ],
  ])('refuses %s and says why', (_case, fields, message) => {
    const result = parseSearchQuery({ indexName: 'docs', ...fields });
    expect(result.ok ? result : JSON.parse(JSON.stringify(result.error))).toEqual({ message, status: 400 });
  });

  test('answers a request without an index with an error that says what is missing', () => {
    expect(parseSearchQuery({ query: 'a' })).toMatchObject({ ok: false, error: { status: 400, message: /indexName/ } });
  });

  test('is not changed by a prototype in the JSON', () => {
    const hostile: unknown = JSON.parse('{"indexName":"docs","query":"a","__proto__":{"hitsPerPage":3,"polluted":1}}');
    expect(parseSearchQuery(hostile)).toEqual({ ok: true, value: { query: 'a', indexName: 'docs' } });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('keeps lone surrogates as they came', () => {
    expect(parseSearchQuery({ query: 'a\ud800', indexName: 'docs' })).toMatchObject({ value: { query: 'a\ud800' } });
  });

  test('never throws, whatever JSON comes', () => {
    const names = [
      'query',
      'indexName',
      'params',
      'hitsPerPage',
      'page',
      'facets',
      'facetFilters',
      'filters',
      'distinct',
      '__proto__',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 5 })), (body) => {
        const result = parseSearchQuery(body);
        if (!result.ok) expect(result.error.status).toBe(400);
      }),
    );
  });
});
