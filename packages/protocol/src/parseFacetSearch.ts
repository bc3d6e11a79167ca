import type { FacetSearch } from './FacetSearch.ts';
import { mergeParams } from './mergeParams.ts';
import { type Parsed, parsed } from './Parsed.ts';
import { ProtocolError } from './ProtocolError.ts';
import { readSearchQuery } from './parseSearchQuery.ts';
import { readCutText, readFields, readInteger, readText } from './readField.ts';
import { DEFAULT_FACET_HITS, MAX_FACET_HITS, MAX_QUERY_LENGTH } from './searchLimits.ts';

/** Reads a search among facet values from any JSON value; index and facet of the address win over the body's. Never throws. */
export function parseFacetSearch(body: unknown, address: { indexName: string; facet: string }): Parsed<FacetSearch> {
  return parsed(() => readFacetSearch(body, address));
}

/** The same as parseFacetSearch, but throws the ProtocolError. */
export function readFacetSearch(body: unknown, address?: { indexName: string; facet: string }): FacetSearch {
  const own = readFields(body);
  if (own === undefined) throw new ProtocolError(400, 'A search among facet values must be a JSON object.');
  const fields = mergeParams(own);
  const facet = address?.facet ?? readText(fields, 'facet') ?? readText(fields, 'facetName');
  if (facet === undefined || facet === '') throw new ProtocolError(400, 'facet is missing; name the facet to search.');
  return {
    facet,
    facetQuery: readCutText(fields, 'facetQuery', MAX_QUERY_LENGTH) ?? '',
    maxFacetHits: readInteger(fields, 'maxFacetHits', 1, MAX_FACET_HITS) ?? DEFAULT_FACET_HITS,
    search: readSearchQuery(body, address?.indexName),
  };
}

/** Whether an entry of a multi-search asks for facet values, which it says by its type. */
export function isFacetSearch(request: unknown): boolean {
  return readFields(request)?.get('type') === 'facet';
}
