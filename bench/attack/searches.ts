/** A search that asks for as much work and as many bytes as the API allows. */
export function expensiveSearch(query: string, page: number): object {
  return {
    indexName: 'docs',
    query,
    page,
    hitsPerPage: 100,
    facets: ['*'],
    attributesToRetrieve: ['*'],
    attributesToHighlight: ['*'],
    attributesToSnippet: ['*:1000'],
    distinct: 0,
    highlightPreTag: `<${'x'.repeat(62)}>`,
    highlightPostTag: `</${'x'.repeat(61)}>`,
    maxValuesPerFacet: 1000,
  };
}
