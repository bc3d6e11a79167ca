import type { Library } from '../library/Library.ts';
import { likenesses } from '../meaning/indexMeanings.ts';

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

/** Sections less alike than this are found by their words only. */
const LEAST_LIKENESS = 0.4;

/**
 * The features of the sections that are like the question in meaning or stand in `held`, by their number, and of each
 * subject without answer. `without` is the number of a phrasing that is left out, to learn from it.
 */
export function meaningFeatures(
  { sections, phrasings, meanings }: Library,
  question: Float32Array,
  held: ReadonlySet<number>,
  without?: number,
): { features: Map<number, MeaningFeatures>; leaning: number } {
  const bySection = new Map<number, Summary>();
  const near = { answered: 0, unanswered: 0 };
  for (const [number, value] of likenesses(meanings.phrasings, question).entries()) {
    const section = number === without ? undefined : phrasings.all[number]?.section;
    if (section === undefined) continue;
    const summary = bySection.get(section) ?? { best: [0, 0, 0, 0], sum: 0, count: 0 };
    bySection.set(section, summary);
    addTo(summary, value);
    near[section < sections.length ? 'answered' : 'unanswered'] += Math.exp((value - 1) / NEARNESS);
  }
  const features = new Map<number, MeaningFeatures>();
  const add = (number: number, lineMeaning: number) => {
    const { best: [first, second, third, fourth] = [], sum, count } = bySection.get(number) ?? NONE;
    const meaning = first ?? 0;
    if (Math.max(meaning, lineMeaning) < LEAST_LIKENESS && !held.has(number)) return;
    features.set(number, {
      meaning,
      nextMeanings: ((second ?? 0) + (third ?? 0) + (fourth ?? 0)) / 3,
      meanings: sum / Math.max(1, count),
      lineMeaning,
    });
  };
  for (const [number, { meaning, isRelease }] of sections.entries()) {
    const lineMeaning = Math.max(0, ...likenesses(meaning, question));
    // A section that no question leads to yet speaks for itself.
    if (!isRelease) near.answered += Math.exp((lineMeaning - 1) / NEARNESS);
    add(number, lineMeaning);
  }
  for (const number of bySection.keys()) if (number >= sections.length) add(number, 0);
  const leaning = Math.log((near.answered + NEAR_ANYWAY.answered) / (near.unanswered + NEAR_ANYWAY.unanswered));
  return { features, leaning };
}

/** What is known of a section's phrasings: the four highest values, highest first, and the sum of all. */
interface Summary {
  readonly best: number[];
  sum: number;
  count: number;
}

const NONE: Summary = { best: [], sum: 0, count: 0 };

function addTo(summary: Summary, value: number): void {
  const { best } = summary;
  summary.sum += value;
  summary.count += 1;
  for (let at = best.length - 1; at >= 0 && value > (best[at] ?? 0); at--) {
    if (at < best.length - 1) best[at + 1] = best[at] ?? 0;
    best[at] = value;
  }
}
