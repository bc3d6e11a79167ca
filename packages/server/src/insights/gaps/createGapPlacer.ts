import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { SearchEngine } from '@feedback-docs/search';
import { LRUCache } from 'lru-cache';
import { contentWords } from '../contentWords.ts';
import type { PlacedGap } from './draftSections.ts';
import type { Gap } from './readGaps.ts';

type Place = Pick<PlacedGap, 'nearest' | 'material'>;

/** Hits of a word that count. */
const HITS = 20;
/** Those of every list that an owner looks at. */
const MAX_PLACES = 500;

/** Finds for each gap the section that comes nearest, and remembers it; none while there is no engine. */
export function createGapPlacer(engine: () => Pick<SearchEngine, 'search'> | undefined) {
  const places = new LRUCache<string, Place>({ max: MAX_PLACES });
  return async (gaps: readonly Gap[]): Promise<PlacedGap[]> => {
    const docs = engine();
    const placed: PlacedGap[] = [];
    for (const gap of gaps) {
      const place = places.get(gap.question) ?? (docs && (await nearestSection(gap, docs)));
      if (place !== undefined) places.set(gap.question, place);
      placed.push({ ...gap, ...(place ?? { nearest: null, material: '' }) });
    }
    return placed;
  };
}

/**
 * The section of the docs, release notes left out, that comes nearest to a gap: the one that its words find highest, each word searched
 * alone and the ranks fused (reciprocal rank fusion: Cormack, Clarke and Büttcher, 2009).
 */
async function nearestSection({ question }: Gap, engine: Pick<SearchEngine, 'search'>): Promise<Place> {
  const scores = new Map<string, number>();
  const materials = new Map<string, string>();
  for (const query of [question, ...contentWords(question)]) {
    // A search takes milliseconds, and readers' requests wait.
    await letOthersRun();
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
