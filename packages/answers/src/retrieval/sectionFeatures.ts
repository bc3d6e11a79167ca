import { HIGHEST } from '../arithmetic/Arithmetic.ts';
import type { Wordings } from '../corpus/bigramLogOdds.ts';
import type { Corpus, CorpusSection } from '../corpus/Corpus.ts';
import { idf } from '../corpus/idf.ts';
import { listAt } from '../corpus/Lists.ts';
import type { Concept } from './Concept.ts';
import { eachForm } from './eachForm.ts';
import { type MeaningFeatures, meaningFeatures } from './meaningFeatures.ts';
import { PHRASING_SATURATION } from './thresholds.ts';

/** What speaks for a section, each from 0 to about 1. */
export interface SectionFeatures extends MeaningFeatures {
  /** BM25 of its own text over weighted fields, as a share of the question. */
  readonly text: number;
  /** Share of the question that its best line holds. */
  readonly line: number;
  /** Share of the question that text and phrasings together hold. */
  readonly coverage: number;
  /** Likeness of the phrasing most like the question, and the mean of the next two. */
  readonly phrasing: number;
  readonly nextPhrasings: number;
  /** How much the phrasings together speak of what the question speaks of. */
  readonly phrasings: number;
}

/** A question as it is read: what it asks about, and its meaning. */
export interface Reading {
  readonly concepts: readonly Concept[];
  readonly meaning: Float32Array;
  /** All its stems in their order. */
  readonly stems: readonly string[];
}

/** What the question is like among those that the docs do not answer. */
export type UnansweredFeatures = Pick<SectionFeatures, 'phrasing' | 'phrasings' | 'meaning' | 'nextMeanings'> & {
  /** Log of how much nearer in meaning the questions with an answer are than those without. */
  readonly leaning: number;
  /** How much more its words stand side by side in questions with an answer, in log odds. */
  readonly wording: number;
};

/** Sections less alike in meaning than this are found by their words only. */
const MIN_LIKENESS = 0.4;
/** Phrasings that the words of a subject's phrasings are taken to come from, and what that counts. */
const DILUTED_BY = { phrasings: 30, share: 0.6 };

/** A question that is like none without answer. */
export const NOT_UNANSWERED: UnansweredFeatures = {
  phrasing: 0,
  phrasings: 0,
  meaning: 0,
  nextMeanings: 0,
  leaning: 0,
  wording: 0,
};

/** The features of every section that holds anything of the question, by its number, and of the questions without answer. */
export function sectionFeatures(
  corpus: Corpus,
  { concepts, meaning, stems }: Reading,
  without?: number,
): { sections: Map<number, SectionFeatures>; unanswered: UnansweredFeatures } {
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const asked = askedFeatures(corpus, concepts, total, without);
  const texts = textFeatures(corpus, concepts, total);
  const lines = lineWeights(corpus, concepts);
  const { features: alike, leaning } = meaningFeatures(corpus, meaning, without);
  const features = new Map<number, SectionFeatures>();
  const wording = corpus.bigramLogOdds(
    stems.map(corpus.phrasings.numberOf),
    without === undefined ? undefined : leftOutWith(without, corpus),
  );
  let unanswered: UnansweredFeatures = { ...NOT_UNANSWERED, leaning, wording };
  for (let number = 0; number < alike.meaning.length; number++) {
    const isAsked = (asked.sums[number] as number) > 0;
    const ownMeaning = alike.meaning[number] as number;
    const isAlike = ownMeaning >= MIN_LIKENESS || (alike.lineMeaning[number] as number) >= MIN_LIKENESS;
    if (!isAsked && !isAlike && (texts.scores[number] ?? 0) === 0) continue;
    const best = number * HIGHEST;
    const phrasing = asked.highest[best] as number;
    const phrasings = (asked.sums[number] as number) / total;
    const section = corpus.sections[number];
    if (section === undefined) {
      if (phrasing > unanswered.phrasing) unanswered = { ...unanswered, phrasing, phrasings };
      if (ownMeaning > unanswered.meaning) {
        unanswered = { ...unanswered, meaning: ownMeaning, nextMeanings: alike.nextMeanings[number] as number };
      }
    } else if (section.lines.length > 0) {
      features.set(number, {
        text: texts.scores[number] ?? 0,
        line: (lines[best] as number) / total,
        coverage: coverage(number) / total,
        phrasing,
        nextPhrasings: ((asked.highest[best + 1] as number) + (asked.highest[best + 2] as number)) / 2,
        phrasings,
        meaning: ownMeaning,
        nextMeanings: alike.nextMeanings[number] as number,
        meanings: alike.meanings[number] as number,
        lineMeaning: alike.lineMeaning[number] as number,
      });
    }
  }
  return { sections: features, unanswered };

  function coverage(number: number): number {
    let sum = 0;
    for (let at = 0; at < concepts.length; at++) {
      const worth = (asked.held[at]?.[number] ?? 0) > 0 ? 1 : (texts.held[at]?.[number] ?? 0);
      sum += (concepts[at]?.weight ?? 0) * worth;
    }
    return sum;
  }
}

/** A phrasing, or all of its subject when it has no answer: what nobody has asked about yet has to be refused, too. */
function leftOutWith(number: number, { phrasings, sections }: Corpus): Wordings {
  const subject = phrasings.sections[number] ?? 0;
  if (subject < sections.length) return { answered: [listAt(phrasings.wordings, number)], unanswered: [] };
  const [from = 0, to = 0] = phrasings.starts.subarray(subject, subject + 2);
  const unanswered = Array.from({ length: to - from }, (_, at) => listAt(phrasings.wordings, from + at));
  return { answered: [], unanswered };
}

/** What the phrasings of each section and subject hold of a question, by its number. */
interface AskedFeatures {
  /** How much they speak of it together. */
  readonly sums: Float64Array;
  /** How often they hold each of its concepts. */
  readonly held: readonly Float64Array[];
  /** How alike the four of each section are that are most alike. */
  readonly highest: Float32Array;
}

function askedFeatures(
  { phrasings, overlaps, frequency, sections }: Corpus,
  concepts: readonly Concept[],
  total: number,
  without: number | undefined,
): AskedFeatures {
  const count = phrasings.starts.length - 1;
  const sums = new Float64Array(count);
  const held = concepts.map((concept) => {
    const counts = new Float64Array(count);
    eachForm(concept, phrasings.words, (holders, worth, stem) => {
      const numbers = without === undefined ? holders : holders.filter((number) => number !== without);
      overlaps.add(numbers, concept.weight * worth, worth * idf(frequency.get(stem) ?? 1, sections.length));
      for (const number of numbers) {
        const section = phrasings.sections[number] as number;
        counts[section] = (counts[section] as number) + worth;
      }
    });
    for (let section = 0; section < count; section++) {
      if (counts[section] === 0) continue;
      const many = (phrasings.starts[section + 1] ?? 0) - (phrasings.starts[section] ?? 0);
      const dilution = 1 - DILUTED_BY.share + (DILUTED_BY.share * many) / DILUTED_BY.phrasings;
      const diluted = (counts[section] as number) / dilution;
      sums[section] = (sums[section] as number) + (concept.weight * diluted) / (diluted + PHRASING_SATURATION);
    }
    return counts;
  });
  return { sums, held, highest: overlaps.highest(total) };
}

/** BM25 of each section over the weighted fields, and what it holds of each concept; of a concept only the strongest form counts. */
function textFeatures(
  { sections, words, shareOf }: Corpus,
  concepts: readonly Concept[],
  total: number,
): { scores: Float64Array; held: readonly Float64Array[] } {
  const scores = new Float64Array(sections.length);
  const held = concepts.map(({ forms, weight }) => {
    const best = new Float64Array(sections.length);
    const worths = new Float64Array(sections.length);
    for (const [stem, worth] of forms) {
      for (const number of words.holdersOf(stem)) {
        const share = shareOf(stem, sections[number] as CorpusSection);
        best[number] = Math.max(best[number] as number, worth * share);
        worths[number] = Math.max(worths[number] as number, worth);
      }
    }
    for (let number = 0; number < best.length; number++)
      scores[number] = (scores[number] as number) + (weight * (best[number] as number)) / total;
    return worths;
  });
  return { scores, held };
}

/** Weight of the concepts that the lines of each section hold, of the four that hold most. */
function lineWeights({ lines, lineValues }: Corpus, concepts: readonly Concept[]): Float32Array {
  const weights = lineValues.values.fill(0);
  for (const concept of concepts) {
    eachForm(concept, lines, (numbers, worth) => {
      const weight = concept.weight * worth;
      for (const number of numbers) weights[number] = (weights[number] as number) + weight;
    });
  }
  return lineValues.highest();
}
