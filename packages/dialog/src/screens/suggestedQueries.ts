import type { SearchResult } from '@feedback-docs/protocol';
import { groupHits } from '../search/groupHits.ts';

/** Most suggestions shown when nothing is found. */
export const MAX_SUGGESTIONS = 3;

/** Group titles to suggest: those of the latest answer with results, unless it had fewer than are known. */
export function rememberGroups(known: readonly string[], results: readonly SearchResult[]): readonly string[] {
  const titles = [...new Set(groupHits(results).map(({ title }) => title))].filter((title) => title !== '');
  return titles.length > 0 && titles.length >= known.length ? titles : known;
}
