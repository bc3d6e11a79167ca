import type { SearchEngine } from '@feedback-docs/search';
import { contentWords } from '../contentWords.ts';
import type { PlacedGap } from './draftSections.ts';
import type { Gap } from './readGaps.ts';

/** Hits of a word that count. */
const HITS = 20;

/**
 * Finds for each gap the section of the docs, release notes left out, that comes nearest: the one that its words find highest, each word
 * searched alone and the ranks fused (reciprocal rank fusion: Cormack, Clarke and Büttcher, 2009).
 */
export async function placeGaps(gaps: readonly Gap[], engine: Pick<SearchEngine, 'search'>): Promise<PlacedGap[]> {
  const placed: PlacedGap[] = [];
  for (const gap of gaps) placed.push({ ...gap, nearest: await nearestSection(gap, engine) });
  return placed;
}

async function nearestSection({ question }: Gap, engine: Pick<SearchEngine, 'search'>): Promise<string | null> {
  const scores = new Map<string, number>();
  for (const query of [question, ...contentWords(question)]) {
    const { hits } = await engine.search({
      indexName: 'docs',
      query,
      hitsPerPage: HITS,
      facetFilters: ['platform:docs'],
      attributesToRetrieve: ['url'],
      attributesToHighlight: [],
      attributesToSnippet: [],
    });
    for (const [rank, { url }] of hits.entries())
      if (url !== undefined) scores.set(url, (scores.get(url) ?? 0) + 1 / (HITS + rank));
  }
  const [nearest] = [...scores].sort(([, a], [, b]) => b - a);
  return nearest?.[0] ?? null;
}
