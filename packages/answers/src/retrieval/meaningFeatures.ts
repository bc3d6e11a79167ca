import { HIGHEST, pointOf } from '../arithmetic/Arithmetic.ts';
import type { Corpus } from '../corpus/Corpus.ts';
import { NEARNESS } from '../meaning/nearness.ts';

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

/** What is taken to be near anyway: a question that is near to nothing rather has no answer. */
const NEAR_SMOOTHING = { answered: 0.02, unanswered: 0.12 };
/**
 * The features of each section by its number, and after them of each subject without answer. `leaning` is the log of
 * how much nearer the phrasings with an answer are than those without. `without` is the number of a phrasing that is
 * left out, to learn from it.
 */
export function meaningFeatures(
  { sections, meanings }: Corpus,
  question: Float32Array,
  without?: number,
): { features: MeaningsOfAll; leaning: number } {
  const near = { answered: NEAR_SMOOTHING.answered, unanswered: NEAR_SMOOTHING.unanswered };
  const { nearestPhrasings, nearness, means, nearestLines } = meanings.likenessesOf(question, without);
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
    const own = nearness[number] as number;
    if (section === undefined) near.unanswered += own;
    else near.answered += own + pointOf(features.lineMeaning[number] as number, NEARNESS);
  }
  return { features, leaning: Math.log(near.answered / near.unanswered) };
}
