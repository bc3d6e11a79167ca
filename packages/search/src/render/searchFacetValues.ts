import type { FacetSearch, FacetSearchResult } from '@feedback-docs/protocol';
import { foldText, type Token, tokenize } from '@feedback-docs/text';
import type { FacetColumn } from '../format/FacetColumns.ts';
import { frequentValues } from './countFacets.ts';
import { type HighlightTags, markMatches } from './highlightText.ts';

/** The values of a facet in the records in which every word of the query is a prefix of a word; most frequent first. */
export function searchFacetValues(
  column: FacetColumn | undefined,
  { facetQuery, maxFacetHits }: Pick<FacetSearch, 'facetQuery' | 'maxFacetHits'>,
  records: Uint32Array,
  tags: HighlightTags,
): FacetSearchResult['facetHits'] {
  if (column === undefined) return [];
  const prefixes = facetQuery
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(foldText)
    .filter((word) => word !== '');
  const hits = frequentValues(column, records).flatMap(([value, count]) => {
    const tokens = tokenize(value);
    const found = prefixes.map((prefix) => tokens.find(({ term }) => term.startsWith(prefix)));
    return found.includes(undefined) ? [] : [{ value, highlighted: marked(value, tokens, prefixes, tags), count }];
  });
  return hits.slice(0, maxFacetHits);
}

function marked(value: string, tokens: readonly Token[], prefixes: readonly string[], tags: HighlightTags): string {
  const matches = tokens.flatMap(({ term, start, end }, token) => {
    const word = prefixes.findIndex((prefix) => term.startsWith(prefix));
    if (word < 0) return [];
    // Folding can change a word's length; then the whole word is marked.
    const isPlain = end - start === term.length;
    return [{ token, word, start, end: isPlain ? start + (prefixes[word]?.length ?? 0) : end, isMarked: true }];
  });
  return markMatches(value, 0, value.length, matches, tags);
}
