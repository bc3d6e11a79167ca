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
    const body: unknown = JSON.parse(text);
    return isObject(body) && Array.isArray(body['results']) ? body['results'] : null;
  } catch {
    return null;
  }
}

// The dialog reads no more than these fields without a check of its own.
function isResult(value: unknown): value is SearchResult {
  return isObject(value) && Array.isArray(value['hits']) && typeof value['nbHits'] === 'number';
}

function isHit(value: unknown): value is SearchHit {
  return isObject(value) && typeof value['objectID'] === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
