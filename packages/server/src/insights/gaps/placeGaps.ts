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
  for (const gap of gaps) placed.push({ ...gap, ...(await nearestSection(gap, engine)) });
  return placed;
}

async function nearestSection(
  { question }: Gap,
  engine: Pick<SearchEngine, 'search'>,
): Promise<Pick<PlacedGap, 'nearest' | 'material'>> {
  const scores = new Map<string, number>();
  const materials = new Map<string, string>();
  for (const query of [question, ...contentWords(question)]) {
    const { hits } = await engine.search({
      indexName: 'docs',
      query,
      hitsPerPage: HITS,
      facetFilters: ['platform:docs'],
      attributesToRetrieve: ['url', 'content'],
      attributesToHighlight: [],
      attributesToSnippet: [],
    });
    for (const [rank, { url, content }] of hits.entries()) {
      if (url === undefined) continue;
      scores.set(url, (scores.get(url) ?? 0) + 1 / (HITS + rank));
      materials.set(url, content ?? '');
    }
  }
  const [nearest] = [...scores].sort(([, a], [, b]) => b - a);
  const url = nearest?.[0] ?? null;
  return { nearest: url, material: materials.get(url ?? '') ?? '' };
}
