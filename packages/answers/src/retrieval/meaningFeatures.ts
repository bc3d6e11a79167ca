import type { Library } from '../library/Library.ts';
import { likenesses } from '../meaning/indexMeanings.ts';
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
  const values = likenesses(meanings.phrasings, question);
  const near = { answered: NEAR_ANYWAY.answered, unanswered: NEAR_ANYWAY.unanswered };
  const features: MeaningFeatures[] = [];
  for (let number = 0; number + 1 < phrasings.starts.length; number++) {
    const section = sections[number];
    const side = section === undefined ? 'unanswered' : 'answered';
    const [from = 0, to = 0] = [phrasings.starts[number], phrasings.starts[number + 1]];
    const own = bestOf(values, from, to, without);
    for (let at = from; at < to; at++) if (at !== without) near[side] += nearness(values[at] ?? 0);
    const lineMeaning = section === undefined ? 0 : Math.max(0, ...likenesses(section.meaning, question));
    // A section that no question leads to yet speaks for itself.
    if (section?.isRelease === false) near.answered += nearness(lineMeaning);
    const [first, second, third, fourth] = own.best;
    features.push({
      meaning: first,
      nextMeanings: (second + third + fourth) / 3,
      meanings: own.sum / Math.max(1, own.count),
      lineMeaning,
    });
  }
  return { features, leaning: Math.log(near.answered / near.unanswered) };
}

function nearness(likeness: number): number {
  return Math.exp((likeness - 1) / NEARNESS);
}
