import { mergeParams } from './mergeParams.ts';
import { type Parsed, parsed } from './Parsed.ts';
import { ProtocolError } from './ProtocolError.ts';
import { type Fields, readBoolean, readCutText, readFields, readInteger, readNames, readText } from './readField.ts';
import { readFilterList } from './readFilterList.ts';
import type { SearchQuery } from './SearchQuery.ts';
import {
  MAX_DISTINCT,
  MAX_FACET_VALUES,
  MAX_FILTERS_LENGTH,
  MAX_HITS_PER_PAGE,
  MAX_PAGE,
  MAX_QUERY_LENGTH,
  MAX_TAG_LENGTH,
} from './searchLimits.ts';

/** Reads one search from any JSON value; `indexName` from the address wins over the body's. Unknown parameters are ignored. Never throws. */
export function parseSearchQuery(body: unknown, indexName?: string): Parsed<SearchQuery> {
  return parsed(() => readSearchQuery(body, indexName));
}

/** The same as parseSearchQuery, but throws the ProtocolError. */
export function readSearchQuery(body: unknown, indexName?: string): SearchQuery {
  const own = readFields(body);
  if (own === undefined) throw new ProtocolError(400, 'A search must be a JSON object with a query.');
  const fields = mergeParams(own);
  const index = indexName ?? readText(fields, 'indexName');
  if (index === undefined || index === '')
    throw new ProtocolError(400, 'indexName is missing; name the index to search.');
  return {
    query: readCutText(fields, 'query', MAX_QUERY_LENGTH) ?? '',
    indexName: index,
    ...given('hitsPerPage', readInteger(fields, 'hitsPerPage', 0, MAX_HITS_PER_PAGE)),
    ...given('page', readInteger(fields, 'page', 0, MAX_PAGE)),
    ...given('offset', readInteger(fields, 'offset', 0, MAX_PAGE)),
    ...given('length', readInteger(fields, 'length', 0, MAX_HITS_PER_PAGE)),
    ...given('attributesToRetrieve', readNames(fields, 'attributesToRetrieve')),
    ...given('attributesToHighlight', readNames(fields, 'attributesToHighlight')),
    ...given('attributesToSnippet', readNames(fields, 'attributesToSnippet')),
    ...given('snippetEllipsisText', readText(fields, 'snippetEllipsisText', MAX_TAG_LENGTH)),
    ...given('highlightPreTag', readText(fields, 'highlightPreTag', MAX_TAG_LENGTH)),
    ...given('highlightPostTag', readText(fields, 'highlightPostTag', MAX_TAG_LENGTH)),
    ...given('facets', readNames(fields, 'facets')),
    ...given('maxValuesPerFacet', readInteger(fields, 'maxValuesPerFacet', 0, MAX_FACET_VALUES)),
    ...given('facetFilters', readFilterList(fields, 'facetFilters')),
    ...given('numericFilters', readFilterList(fields, 'numericFilters')),
    ...given('tagFilters', readFilterList(fields, 'tagFilters')),
    ...given('filters', readText(fields, 'filters', MAX_FILTERS_LENGTH)),
    ...given('distinct', readDistinct(fields)),
    ...given('clickAnalytics', readBoolean(fields, 'clickAnalytics')),
    ...given('analytics', readBoolean(fields, 'analytics')),
    ...given('restrictSearchableAttributes', readNames(fields, 'restrictSearchableAttributes')),
    ...given('advancedSyntax', readBoolean(fields, 'advancedSyntax')),
    ...given('typoTolerance', readTypoTolerance(fields)),
  };
}

function given<Name extends string, Value>(name: Name, value: Value | undefined): Partial<Record<Name, Value>> {
  // An absent parameter must stay absent: exactOptionalPropertyTypes tells it from one that is undefined.
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, Value>>);
}

function readDistinct(fields: Fields): number | undefined {
  const value = fields.get('distinct');
  if (value === true || value === 'true') return 1;
  if (value === false || value === 'false') return 0;
  return readInteger(fields, 'distinct', 0, MAX_DISTINCT);
}

function readTypoTolerance(fields: Fields): boolean | undefined {
  const value = fields.get('typoTolerance');
  if (value === 'min' || value === 'strict') return true;
  return readBoolean(fields, 'typoTolerance');
}
