import { HIGHEST } from '../arithmetic/Arithmetic.ts';
import type { Library } from '../library/Library.ts';

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
/** How near a phrasing is, by its likeness in steps from a little below -1 to a little above 1. */
const STEPS = 1000;
const FROM = -1.01;
const NEARNESSES = Float64Array.from({ length: 2 * -FROM * STEPS }, (_, step) => {
  const likeness = FROM + step / STEPS;
  return likeness < LEAST_NEAR ? 0 : Math.exp((likeness + 0.5 / STEPS - 1) / NEARNESS);
});

/**
 * The features of each section by its number, and after them of each subject without answer. `leaning` is the log of
 * how much nearer the phrasings with an answer are than those without. `without` is the number of a phrasing that is
 * left out, to learn from it.
 */
export function meaningFeatures(
  { sections, phrasings: { starts }, meanings }: Library,
  question: Float32Array,
  without?: number,
): { features: MeaningsOfAll; leaning: number } {
  const near = { answered: NEAR_ANYWAY.answered, unanswered: NEAR_ANYWAY.unanswered };
  const { phrasings, nearestPhrasings, means, nearestLines } = meanings.likenessesOf(question, without);
  const count = means.length;
  const features = {
    meaning: new Float64Array(count),
    nextMeanings: new Float64Array(count),
    meanings: means,
    lineMeaning: new Float64Array(count),
  };
  for (let number = 0, at = 0; number < count; number++, at += HIGHEST) {
    features.meaning[number] = nearestPhrasings[at] as number;
    features.nextMeanings[number] =
      ((nearestPhrasings[at + 1] as number) +
        (nearestPhrasings[at + 2] as number) +
        (nearestPhrasings[at + 3] as number)) /
      3;
    const section = sections[number];
    if (section !== undefined) features.lineMeaning[number] = nearestLines[at] as number;
    // A release note is no answer, and a section that no question leads to yet speaks for itself.
    if (section?.isRelease === true) continue;
    const own = nearness(phrasings, starts[number] ?? 0, starts[number + 1] ?? 0);
    if (section === undefined) near.unanswered += own;
    else near.answered += own + nearnessOf(features.lineMeaning[number] as number);
  }
  return { features, leaning: Math.log(near.answered / near.unanswered) };
}

function nearness(values: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += nearnessOf(values[at] as number);
  return sum;
}

/** Without a branch, which the processor would guess wrong for most of the phrasings. */
function nearnessOf(likeness: number): number {
  return NEARNESSES[Math.trunc((likeness - FROM) * STEPS)] as number;
}
