import type { SearchHit, SearchResult } from '@feedback-docs/protocol';
import { SearchError } from '../SearchError.ts';

/** Reads the service's answer. Throws SearchError `unreachable` for anything that is not `count` usable results. */
export function parseSearchResults(text: string, count: number): readonly SearchResult[] {
  const results = readResults(text);
  if (results === null || results.length !== count || !results.every(isResult)) {
    throw new SearchError('unreachable', `The search service sent no usable answer: ${text.slice(0, 200)}`);
  }
  return results.map((result) => ({ ...result, hits: result.hits.filter(isHit) }));
}

function readResults(text: string): readonly unknown[] | null {
  try {
    const { results } = fieldsOf(JSON.parse(text));
    return Array.isArray(results) ? results : null;
  } catch {
    return null;
  }
}

// The dialog reads no more than these fields without a check of its own.
function isResult(value: unknown): value is SearchResult {
  const { hits, nbHits } = fieldsOf(value);
  return Array.isArray(hits) && typeof nbHits === 'number';
}

function isHit(value: unknown): value is SearchHit {
  return typeof fieldsOf(value).objectID === 'string';
}

interface AnswerFields {
  readonly results?: unknown;
  readonly hits?: unknown;
  readonly nbHits?: unknown;
  readonly objectID?: unknown;
}

function fieldsOf(value: unknown): AnswerFields {
  return typeof value === 'object' && value !== null ? value : {};
}
