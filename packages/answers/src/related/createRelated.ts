import { hasFewHits, type SearchQuery, type SearchResult } from '@feedback-docs/protocol';
import type { SearchEngine } from '@feedback-docs/search';
import type { AnswerIndex } from '../corpus/AnswerIndex.ts';
import { openEmbeddings } from '../corpus/embeddings.ts';

/** Shown with a result at most. */
export const MAX_RELATED = 3;
/**
 * The lowest similarity, in hundredths, from which a list more often holds a right section than not, when as many queries
 * have an answer in the docs as have none: bench/relevance/runRelated.ts on the tuning halves of four sets of docs.
 */
export const MIN_SIMILARITY = 0.66;

/** Adds sections of similar meaning to a result in which words found one hit at most; any other comes back as it is. */
export type AddRelated = (query: SearchQuery, result: SearchResult) => Promise<SearchResult>;

/** What is compared: the sections must be those of the engine's records, in the same order. */
type RelatedIndex = Pick<AnswerIndex, 'sections' | 'wordVectors' | 'embeddings' | 'paraphrases'>;

/** Finds related sections by the word vectors of the assistant. Release notes are never related: they say what changed. */
export function createRelated(index: RelatedIndex, engine: Pick<SearchEngine, 'hitsOf'>): AddRelated {
  const embeddings = openEmbeddings(index);
  return async (query, result) => {
    if (!hasFewHits(result)) return result;
    const { paraphrases, lines } = embeddings.similaritiesTo(embeddings.embed(query.query));
    const related = index.sections
      .map(({ isRelease }, number) => ({
        number,
        similarity: isRelease ? 0 : relatedness(paraphrases[number] ?? 0, lines[number] ?? 0),
      }))
      .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
      .sort((a, b) => b.similarity - a.similarity)
      .map(({ number }) => number);
    if (related.length === 0) return result;
    const found = new Set(result.hits.map(({ objectID }) => objectID));
    // The one hit may be among them.
    const hits = await engine.hitsOf(related, query, MAX_RELATED + 1);
    const relatedHits = hits.filter(({ objectID }) => !found.has(objectID)).slice(0, MAX_RELATED);
    return relatedHits.length === 0 ? result : { ...result, relatedHits };
  };
}

/** Name or questions of a section and its text must both be near: of many lines one is always near something. */
export function relatedness(nameOrQuestion: number, line: number): number {
  return (nameOrQuestion + line) / 2;
}
