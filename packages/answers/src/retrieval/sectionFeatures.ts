import type { StemSequences } from '../corpus/bigramLogOdds.ts';
import type { Corpus, CorpusSection } from '../corpus/Corpus.ts';
import { idf } from '../corpus/idf.ts';
import { listAt } from '../corpus/Lists.ts';
import { TOP_COUNT } from '../vectorOps/VectorOps.ts';
import type { Concept } from './Concept.ts';
import { eachExpansion } from './eachExpansion.ts';
import { type SimilarityFeatures, similarityFeatures } from './similarityFeatures.ts';
import { PARAPHRASE_K1 } from './thresholds.ts';

/** The features of a section, each from 0 to about 1. */
export interface SectionFeatures extends SimilarityFeatures {
  /** BM25 of its own text over weighted fields, as a share of the question. */
  readonly text: number;
  /** Share of the question in its best line. */
  readonly line: number;
  /** Share of the question in its text and paraphrases together. */
  readonly coverage: number;
  /** Word overlap with the best paraphrase, and the mean of the next two. */
  readonly paraphrase: number;
  readonly nextParaphrases: number;
  /** BM25 of the question over all paraphrases together. */
  readonly paraphrases: number;
}

/** A question as ranking reads it. */
export interface ParsedQuestion {
  readonly concepts: readonly Concept[];
  readonly embedding: Float32Array;
  /** All its stems in their order. */
  readonly stems: readonly string[];
}

/** The features of the questions that the docs do not answer: the best of each. */
export type UnansweredFeatures = Pick<
  SectionFeatures,
  'paraphrase' | 'paraphrases' | 'similarity' | 'nextSimilarities'
> & {
  /** See similarityFeatures(). */
  readonly similarityLogit: number;
  /** Log odds of its bigrams in questions with an answer. */
  readonly bigramLogOdds: number;
};

/** Sections less similar than this are found by their words only. */
const MIN_SIMILARITY = 0.4;
/** BM25's b for the number of paraphrases, and their usual number. */
const LENGTH_NORMALIZATION = { paraphrases: 30, share: 0.6 };

/** A question that resembles no unanswered one. */
export const NOT_UNANSWERED: UnansweredFeatures = {
  paraphrase: 0,
  paraphrases: 0,
  similarity: 0,
  nextSimilarities: 0,
  similarityLogit: 0,
  bigramLogOdds: 0,
};

/** The features of every section that matches any of the question, by its number, and of the questions without answer. */
export function sectionFeatures(
  corpus: Corpus,
  { concepts, embedding, stems }: ParsedQuestion,
  without?: number,
): { sections: Map<number, SectionFeatures>; unanswered: UnansweredFeatures } {
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const asked = askedFeatures(corpus, concepts, total, without);
  const texts = textFeatures(corpus, concepts, total);
  const lines = lineWeights(corpus, concepts);
  const { features: alike, similarityLogit } = similarityFeatures(corpus, embedding, without);
  const features = new Map<number, SectionFeatures>();
  const bigramLogOdds = corpus.bigramLogOdds(
    stems.map(corpus.paraphrases.numberOf),
    without === undefined ? undefined : leftOutWith(without, corpus),
  );
  let unanswered: UnansweredFeatures = { ...NOT_UNANSWERED, similarityLogit, bigramLogOdds };
  for (let number = 0; number < alike.similarity.length; number++) {
    const isAsked = (asked.sums[number] as number) > 0;
    const ownSimilarity = alike.similarity[number] as number;
    const isAlike = ownSimilarity >= MIN_SIMILARITY || (alike.lineSimilarity[number] as number) >= MIN_SIMILARITY;
    if (!isAsked && !isAlike && (texts.scores[number] ?? 0) === 0) continue;
    const best = number * TOP_COUNT;
    const paraphrase = asked.highest[best] as number;
    const paraphrases = (asked.sums[number] as number) / total;
    const section = corpus.sections[number];
    if (section === undefined) {
      if (paraphrase > unanswered.paraphrase) unanswered = { ...unanswered, paraphrase, paraphrases };
      if (ownSimilarity > unanswered.similarity) {
        unanswered = {
          ...unanswered,
          similarity: ownSimilarity,
          nextSimilarities: alike.nextSimilarities[number] as number,
        };
      }
    } else if (section.lines.length > 0) {
      features.set(number, {
        text: texts.scores[number] ?? 0,
        line: (lines[best] as number) / total,
        coverage: coverage(number) / total,
        paraphrase,
        nextParaphrases: ((asked.highest[best + 1] as number) + (asked.highest[best + 2] as number)) / 2,
        paraphrases,
        similarity: ownSimilarity,
        nextSimilarities: alike.nextSimilarities[number] as number,
        meanSimilarity: alike.meanSimilarity[number] as number,
        lineSimilarity: alike.lineSimilarity[number] as number,
      });
    }
  }
  return { sections: features, unanswered };

  function coverage(number: number): number {
    let sum = 0;
    for (let at = 0; at < concepts.length; at++) {
      const expansionWeight = (asked.held[at]?.[number] ?? 0) > 0 ? 1 : (texts.held[at]?.[number] ?? 0);
      sum += (concepts[at]?.weight ?? 0) * expansionWeight;
    }
    return sum;
  }
}

/** A paraphrase, or all of its subject when it has no answer: subjects that nobody has asked about yet must be refused, too. */
function leftOutWith(number: number, { paraphrases, sections }: Corpus): StemSequences {
  const subject = paraphrases.sections[number] ?? 0;
  if (subject < sections.length) return { answered: [listAt(paraphrases.stemSequences, number)], unanswered: [] };
  const [from = 0, to = 0] = paraphrases.starts.subarray(subject, subject + 2);
  const unanswered = Array.from({ length: to - from }, (_, at) => listAt(paraphrases.stemSequences, from + at));
  return { answered: [], unanswered };
}

/** How the paraphrases of each section and subject match a question, by its number. */
interface AskedFeatures {
  /** BM25 over all of them. */
  readonly sums: Float64Array;
  /** Weighted occurrences of each concept. */
  readonly held: readonly Float64Array[];
  /** Overlaps of the best four of each section. */
  readonly highest: Float32Array;
}

function askedFeatures(
  { paraphrases, overlaps, documentFrequency, sections }: Corpus,
  concepts: readonly Concept[],
  total: number,
  without: number | undefined,
): AskedFeatures {
  const count = paraphrases.starts.length - 1;
  const sums = new Float64Array(count);
  const held = concepts.map((concept) => {
    const counts = new Float64Array(count);
    eachExpansion(concept, paraphrases.words, (postings, expansionWeight, stem) => {
      const numbers = without === undefined ? postings : postings.filter((number) => number !== without);
      overlaps.add(
        numbers,
        concept.weight * expansionWeight,
        expansionWeight * idf(documentFrequency.get(stem) ?? 1, sections.length),
      );
      for (const number of numbers) {
        const section = paraphrases.sections[number] as number;
        counts[section] = (counts[section] as number) + expansionWeight;
      }
    });
    for (let section = 0; section < count; section++) {
      if (counts[section] === 0) continue;
      const many = (paraphrases.starts[section + 1] ?? 0) - (paraphrases.starts[section] ?? 0);
      const dilution =
        1 - LENGTH_NORMALIZATION.share + (LENGTH_NORMALIZATION.share * many) / LENGTH_NORMALIZATION.paraphrases;
      const diluted = (counts[section] as number) / dilution;
      sums[section] = (sums[section] as number) + (concept.weight * diluted) / (diluted + PARAPHRASE_K1);
    }
    return counts;
  });
  return { sums, held, highest: overlaps.highest(total) };
}

/** BM25 of each section over the weighted fields, and its best expansion of each concept; only the strongest one counts. */
function textFeatures(
  { sections, words, bm25 }: Corpus,
  concepts: readonly Concept[],
  total: number,
): { scores: Float64Array; held: readonly Float64Array[] } {
  const scores = new Float64Array(sections.length);
  const held = concepts.map(({ expansions, weight }) => {
    const best = new Float64Array(sections.length);
    const strongest = new Float64Array(sections.length);
    for (const [stem, expansionWeight] of expansions) {
      for (const number of words.postingsOf(stem)) {
        const share = bm25(stem, sections[number] as CorpusSection);
        best[number] = Math.max(best[number] as number, expansionWeight * share);
        strongest[number] = Math.max(strongest[number] as number, expansionWeight);
      }
    }
    for (let number = 0; number < best.length; number++)
      scores[number] = (scores[number] as number) + (weight * (best[number] as number)) / total;
    return strongest;
  });
  return { scores, held };
}

/** Weight of the concepts in the best four lines of each section. */
function lineWeights({ lines, lineValues }: Corpus, concepts: readonly Concept[]): Float32Array {
  const weights = lineValues.values.fill(0);
  for (const concept of concepts) {
    eachExpansion(concept, lines, (numbers, expansionWeight) => {
      const weight = concept.weight * expansionWeight;
      for (const number of numbers) weights[number] = (weights[number] as number) + weight;
    });
  }
  return lineValues.highest();
}
