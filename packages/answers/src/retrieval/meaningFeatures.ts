import type { Library } from '../library/Library.ts';
import { bestOf } from './bestOf.ts';

/** How alike in meaning a section and a question are; each from -1 to 1. */
export interface MeaningFeatures {
  /** Of the phrasing most like the question, in the mean of the next three, and of all. */
  readonly meaning: number;
  readonly nextMeanings: number;
  readonly meanings: number;
  /** Of the section's headings or best line. */
  readonly lineMeaning: number;
}

/** The same of all sections and subjects, by their number. */
export type MeaningsOfAll = { readonly [Feature in keyof MeaningFeatures]: Float32Array | Float64Array };

/** How soon a phrasing is too unlike the question to count as near it. */
const NEARNESS = 0.07;
/** What is taken to be near anyway: a question that is near to nothing rather has no answer. */
const NEAR_ANYWAY = { answered: 0.02, unanswered: 0.12 };

/** Phrasings less alike than this are not near. */
const LEAST_NEAR = 0.3;
/** How near a phrasing is, by its likeness in steps. */
const STEPS = 1000;
const NEARNESSES = Float64Array.from({ length: STEPS + 2 }, (_, step) =>
  Math.exp(((step + 0.5) / STEPS - 1) / NEARNESS),
);

/**
 * The features of each section by its number, and after them of each subject without answer. `leaning` is the log of
 * how much nearer the phrasings with an answer are than those without. `without` is the number of a phrasing that is
 * left out, to learn from it.
 */
export function meaningFeatures(
  { sections, phrasings, meanings }: Library,
  question: Float32Array,
  without = -1,
): { features: MeaningsOfAll; leaning: number } {
  const near = { answered: NEAR_ANYWAY.answered, unanswered: NEAR_ANYWAY.unanswered };
  const likenesses = meanings.likenessesOf(question);
  const count = likenesses.means.length;
  const features = {
    meaning: new Float64Array(count),
    nextMeanings: new Float64Array(count),
    meanings: likenesses.means,
    lineMeaning: new Float64Array(count),
  };
  const best = new Float64Array(4);
  for (let number = 0; number < count; number++) {
    const from = phrasings.starts[number] ?? 0;
    const to = phrasings.starts[number + 1] ?? 0;
    bestOf(likenesses.phrasings, from, to, best, without);
    features.meaning[number] = best[0] as number;
    features.nextMeanings[number] = ((best[1] as number) + (best[2] as number) + (best[3] as number)) / 3;
    bestOf(likenesses.lines, meanings.lineStarts[number] ?? 0, meanings.lineStarts[number + 1] ?? 0, best);
    const lineMeaning = best[0] as number;
    features.lineMeaning[number] = lineMeaning;
    const section = sections[number];
    // A release note is no answer, and a section that no question leads to yet speaks for itself.
    if (section === undefined) near.unanswered += nearness(likenesses.phrasings, from, to, without);
    else if (!section.isRelease)
      near.answered += nearness(likenesses.phrasings, from, to, without) + nearnessOf(lineMeaning);
  }
  return { features, leaning: Math.log(near.answered / near.unanswered) };
}

function nearness(values: Float32Array, from: number, to: number, without: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) {
    const value = values[at] as number;
    if (value >= LEAST_NEAR && at !== without) sum += NEARNESSES[Math.trunc(value * STEPS)] as number;
  }
  return sum;
}

function nearnessOf(likeness: number): number {
  return likeness < LEAST_NEAR ? 0 : (NEARNESSES[Math.trunc(likeness * STEPS)] ?? 0);
}
