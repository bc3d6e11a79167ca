import type { Library } from '../library/Library.ts';
import type { Concept } from './Concept.ts';
import { coverageOf } from './coverageOf.ts';
import { type MeaningFeatures, meaningFeatures } from './meaningFeatures.ts';
import { rarity } from './rarity.ts';
import { DILUTION, PHRASING_SATURATION, SATURATION } from './thresholds.ts';

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

/** What the phrasings of a section hold of a question. */
interface AskedFeatures {
  likeness: number[];
  all: number;
  held: Set<number>;
}

/** A question as it is read: what it asks about, and its meaning. */
export interface Reading {
  readonly concepts: readonly Concept[];
  readonly meaning: Float32Array;
}

/** What the question is like among those that the docs do not answer. */
export type UnansweredFeatures = Pick<
  SectionFeatures,
  'phrasing' | 'nextPhrasings' | 'phrasings' | 'meaning' | 'nextMeanings'
> & {
  /** Log of how much nearer in meaning the questions with an answer are than those without. */
  readonly leaning: number;
};

const NOTHING_ALIKE: MeaningFeatures = { meaning: 0, nextMeanings: 0, meanings: 0, lineMeaning: 0 };

/** A question that is like none without answer. */
export const NOT_UNANSWERED: UnansweredFeatures = {
  phrasing: 0,
  nextPhrasings: 0,
  phrasings: 0,
  meaning: 0,
  nextMeanings: 0,
  leaning: 0,
};

/** The features of every section that holds anything of the question, by its number, and of the questions without answer. */
export function sectionFeatures(
  library: Library,
  { concepts, meaning }: Reading,
  without?: number,
): { sections: Map<number, SectionFeatures>; unanswered: UnansweredFeatures } {
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const asked = askedFeatures(library, concepts, total, without);
  const texts = textFeatures(library, concepts, total);
  const features = new Map<number, SectionFeatures>();
  const { features: meanings, leaning } = meaningFeatures(
    library,
    meaning,
    new Set([...asked.keys(), ...texts.keys()]),
    without,
  );
  let unanswered: UnansweredFeatures = { ...NOT_UNANSWERED, leaning };
  for (const number of new Set([...asked.keys(), ...texts.keys(), ...meanings.keys()])) {
    const { likeness, all, held } = asked.get(number) ?? { likeness: [], all: 0, held: new Set() };
    const [best = 0, second = 0, third = 0] = likeness.toSorted((a, b) => b - a);
    const section = library.sections[number];
    if (section === undefined) {
      const { meaning: alike, nextMeanings } = meanings.get(number) ?? NOTHING_ALIKE;
      if (best > unanswered.phrasing) {
        unanswered = { ...unanswered, phrasing: best, nextPhrasings: (second + third) / 2, phrasings: all };
      }
      if (alike > unanswered.meaning) unanswered = { ...unanswered, meaning: alike, nextMeanings };
      continue;
    }
    if (section.lines.length === 0) continue;
    const covered = concepts.reduce(
      (sum, concept, at) =>
        sum +
        concept.weight *
          Math.max(held.has(at) ? 1 : 0, coverageOf(section.words.all, [concept]) / (concept.weight || 1)),
      0,
    );
    features.set(number, {
      text: texts.get(number) ?? 0,
      line: Math.max(0, ...section.words.lines.map((stems) => coverageOf(stems, concepts) / total)),
      coverage: covered / total,
      phrasing: best,
      nextPhrasings: (second + third) / 2,
      phrasings: all,
      ...(meanings.get(number) ?? NOTHING_ALIKE),
    });
  }
  return { sections: features, unanswered };
}

/** Likeness of a phrasing: harmonic mean of the question's share it holds and of its own share that the question holds. */
function askedFeatures(
  { phrasings, frequency, sections }: Library,
  concepts: readonly Concept[],
  total: number,
  without: number | undefined,
): Map<number, AskedFeatures> {
  const held = new Map<number, { weight: number; own: number }>();
  const bySection = new Map<number, AskedFeatures>();
  const sums = new Map<number, number>();
  for (const [at, { forms, weight }] of concepts.entries()) {
    const best = new Map<number, { worth: number; stem: string }>();
    for (const [stem, worth] of forms) {
      for (const number of phrasings.holders.get(stem) ?? []) {
        if (number !== without && worth > (best.get(number)?.worth ?? 0)) best.set(number, { worth, stem });
      }
    }
    const counts = new Map<number, number>();
    for (const [number, { worth, stem }] of best) {
      const entry = held.get(number) ?? { weight: 0, own: 0 };
      entry.weight += weight * worth;
      entry.own += worth * rarity(frequency.get(stem) ?? 1, sections.length);
      held.set(number, entry);
      const section = phrasings.all[number]?.section ?? -1;
      counts.set(section, (counts.get(section) ?? 0) + worth);
    }
    for (const [section, count] of counts) {
      const dilution = 0.4 + 0.6 * ((phrasings.counts.get(section) ?? 1) / 30);
      const share = count / dilution / (count / dilution + PHRASING_SATURATION);
      sums.set(section, (sums.get(section) ?? 0) + weight * share);
      const one = bySection.get(section) ?? { likeness: [], all: 0, held: new Set<number>() };
      one.held.add(at);
      bySection.set(section, one);
    }
  }
  for (const [number, { weight, own }] of held) {
    const phrasing = phrasings.all[number];
    if (phrasing === undefined) continue;
    const size = phrasing.stems.reduce((sum, stem) => sum + rarity(frequency.get(stem) ?? 1, sections.length), 0);
    const share = weight / total;
    const ownShare = Math.min(1, own / (size || 1));
    bySection.get(phrasing.section)?.likeness.push((2 * share * ownShare) / (share + ownShare));
  }
  for (const [section, features] of bySection) features.all = (sums.get(section) ?? 0) / total;
  return bySection;
}

/** BM25 over the weighted fields; of a concept only its strongest form counts. */
function textFeatures(library: Library, concepts: readonly Concept[], total: number): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { forms, weight } of concepts) {
    const best = new Map<number, number>();
    for (const [stem, worth] of forms) {
      for (const number of library.holders.get(stem) ?? []) {
        const words = library.sections[number]?.words;
        if (words === undefined) continue;
        const dilution = 1 - DILUTION + (DILUTION * words.length) / library.meanLength;
        const count = (words.weights.get(stem) ?? 0) / dilution;
        const score = (worth * count) / (count + SATURATION);
        if (score > (best.get(number) ?? 0)) best.set(number, score);
      }
    }
    for (const [number, score] of best) scores.set(number, (scores.get(number) ?? 0) + (weight * score) / total);
  }
  return scores;
}
