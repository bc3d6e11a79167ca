import type { Library } from '../library/Library.ts';
import { likenesses, roughLikenesses } from '../meaning/indexMeanings.ts';
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

/** How soon a phrasing is too unlike the question to count as near it. */
const NEARNESS = 0.07;
/** What is taken to be near anyway: a question that is near to nothing rather has no answer. */
const NEAR_ANYWAY = { answered: 0.01, unanswered: 0.06 };

/** Likeness in the mean from which a section's phrasings are looked at one by one; of those below, 3 in 1,000 hold one like the question. */
const LEAST_MEAN = 0.2;
/** Phrasings less alike than this are not near. */
const LEAST_NEAR = 0.3;

/**
 * The features of each section by its number, and after them of each subject without answer. `leaning` is the log of
 * how much nearer the phrasings with an answer are than those without. `without` is the number of a phrasing that is
 * left out, to learn from it.
 */
export function meaningFeatures(
  { sections, phrasings, meanings }: Library,
  question: Float32Array,
  without = -1,
): { features: readonly MeaningFeatures[]; leaning: number } {
  const near = { answered: NEAR_ANYWAY.answered, unanswered: NEAR_ANYWAY.unanswered };
  const means = likenesses(meanings.means, question);
  const features = phrasings.starts.slice(1).map((to, number): MeaningFeatures => {
    const from = phrasings.starts[number] ?? 0;
    const section = sections[number];
    const mean = means[number] ?? 0;
    const isFar = to > from && mean < LEAST_MEAN && !(from <= without && without < to);
    if (isFar) return { meaning: 0, nextMeanings: 0, meanings: mean, lineMeaning: 0 };
    const values = roughLikenesses(meanings.phrasings, question, from, to);
    const [first, second, third, fourth] = bestOf(values, 0, values.length, without - from);
    const lineMeaning = section === undefined ? 0 : highest(likenesses(section.meaning, question));
    // A release note is no answer, and a section that no question leads to yet speaks for itself.
    if (section === undefined) near.unanswered += nearness(values, without - from);
    else if (!section.isRelease) near.answered += nearness(values, without - from) + nearness([lineMeaning]);
    return { meaning: first, nextMeanings: (second + third + fourth) / 3, meanings: mean, lineMeaning };
  });
  return { features, leaning: Math.log(near.answered / near.unanswered) };
}

function nearness(values: ArrayLike<number>, without = -1): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (value >= LEAST_NEAR && at !== without) sum += Math.exp((value - 1) / NEARNESS);
  }
  return sum;
}

function highest(values: Float32Array): number {
  let most = 0;
  for (const value of values) if (value > most) most = value;
  return most;
}
