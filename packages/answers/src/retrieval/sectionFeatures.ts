import type { Corpus, CorpusSection } from '../corpus/Corpus.ts';
import { idf } from '../corpus/idf.ts';
import type { Concept } from './Concept.ts';

/** The features of a section, each from 0 to about 1. */
export interface SectionFeatures {
  /** BM25 of its own text over weighted fields, as a share of the question. */
  readonly text: number;
  /** Share of the question in its best line. */
  readonly line: number;
  /** Share of the question in its text and paraphrases together. */
  readonly coverage: number;
  /** Share of the question that the weightiest concept has which the section lacks. */
  readonly missing: number;
  /** Word overlap with the best paraphrase. */
  readonly paraphrase: number;
  /** Cosine similarity of the most similar paraphrase, and of the headings or the most similar line. */
  readonly similarity: number;
  readonly lineSimilarity: number;
}

/** A question as ranking reads it. */
export interface ParsedQuestion {
  readonly concepts: readonly Concept[];
  readonly embedding: Float32Array;
}

/** The features of the questions that the docs do not answer: the best of each. */
export type UnansweredFeatures = Pick<SectionFeatures, 'paraphrase' | 'similarity'>;

/** Sections less similar than this are found by their words only. */
const MIN_SIMILARITY = 0.4;

/** A question that resembles no unanswered one. */
export const NOT_UNANSWERED: UnansweredFeatures = { paraphrase: 0, similarity: 0 };

/** The features of every section that matches any of the question, by its number, and of the questions without answer. */
export function sectionFeatures(
  corpus: Corpus,
  { concepts, embedding }: ParsedQuestion,
): { sections: Map<number, SectionFeatures>; unanswered: UnansweredFeatures } {
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const asked = askedFeatures(corpus, concepts, total);
  const texts = textFeatures(corpus, concepts, total);
  const lines = lineWeights(corpus, concepts);
  const alike = corpus.embeddings.similaritiesTo(embedding);
  const features = new Map<number, SectionFeatures>();
  for (const [number, section] of corpus.sections.entries()) {
    const similarity = alike.paraphrases[number] ?? 0;
    const lineSimilarity = alike.lines[number] ?? 0;
    const isAlike = Math.max(similarity, lineSimilarity) >= MIN_SIMILARITY;
    const isFound = isAlike || asked.isHeld[number] === 1 || (texts.scores[number] ?? 0) > 0;
    if (!isFound || section.lines.length === 0) continue;
    features.set(number, {
      text: texts.scores[number] ?? 0,
      line: (lines[number] ?? 0) / total,
      ...coverageOf(number),
      paraphrase: asked.highest[number] ?? 0,
      similarity,
      lineSimilarity,
    });
  }
  const unanswered = {
    paraphrase: highest(asked.highest.subarray(corpus.sections.length)),
    similarity: highest(alike.paraphrases.subarray(corpus.sections.length)),
  };
  return { sections: features, unanswered };

  function coverageOf(number: number): Pick<SectionFeatures, 'coverage' | 'missing'> {
    let coverage = 0;
    let missing = 0;
    for (const [at, { weight }] of concepts.entries()) {
      if (asked.held[at]?.[number] === 1 || texts.held[at]?.[number] === 1) coverage += weight;
      else missing = Math.max(missing, weight);
    }
    return { coverage: coverage / total, missing: missing / total };
  }
}

function highest(values: Float32Array): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

/** How the paraphrases of each section and subject match a question, by its number. */
interface AskedFeatures {
  /** 1 for the sections whose paraphrases have any concept, and for those that have each of them. */
  readonly isHeld: Uint8Array;
  readonly held: readonly Uint8Array[];
  /** Overlap of the best paraphrase of each section. */
  readonly highest: Float32Array;
}

function askedFeatures(
  { paraphrases, overlaps, documentFrequency, sections }: Corpus,
  concepts: readonly Concept[],
  total: number,
): AskedFeatures {
  const isHeld = new Uint8Array(paraphrases.starts.length - 1);
  const held = concepts.map(({ stem, weight }) => {
    const own = new Uint8Array(isHeld.length);
    const numbers = paraphrases.words.postingsOf(stem);
    overlaps.add(numbers, weight, idf(documentFrequency.get(stem) ?? 1, sections.length));
    for (const number of numbers) {
      const section = paraphrases.sections[number] as number;
      own[section] = 1;
      isHeld[section] = 1;
    }
    return own;
  });
  return { isHeld, held, highest: overlaps.highest(total) };
}

/** BM25 of each section over the weighted fields, and 1 for the sections that have each concept. */
function textFeatures(
  { sections, words, bm25 }: Corpus,
  concepts: readonly Concept[],
  total: number,
): { scores: Float64Array; held: readonly Uint8Array[] } {
  const scores = new Float64Array(sections.length);
  const held = concepts.map(({ stem, weight }) => {
    const own = new Uint8Array(sections.length);
    for (const number of words.postingsOf(stem)) {
      const share = bm25(stem, sections[number] as CorpusSection);
      scores[number] = (scores[number] as number) + (weight * share) / total;
      own[number] = 1;
    }
    return own;
  });
  return { scores, held };
}

/** Weight of the concepts in the best line of each section. */
function lineWeights({ lines, lineStarts }: Corpus, concepts: readonly Concept[]): Float32Array {
  const weights = new Float32Array(lineStarts.at(-1) ?? 0);
  for (const { stem, weight } of concepts)
    for (const number of lines.postingsOf(stem)) weights[number] = (weights[number] as number) + weight;
  return Float32Array.from({ length: lineStarts.length - 1 }, (_, section) =>
    highest(weights.subarray(lineStarts[section], lineStarts[section + 1])),
  );
}
