import { indexInSorted } from '@feedback-docs/search';
import { type Lists, listAt } from './Lists.ts';

/** Paraphrases, each as the numbers of its stems in their order. */
export interface StemSequences {
  readonly answered: readonly ArrayLike<number>[];
  readonly unanswered: readonly ArrayLike<number>[];
}

/**
 * The log odds of a question having an answer by its bigrams: how much more often its stems, given by number, occur side
 * by side in paraphrases with an answer than in those without. Stems that nobody wrote are undefined; paraphrases `leftOut` are not counted, to fit weights on them.
 */
export type BigramLogOdds = (stems: readonly (number | undefined)[], leftOut?: StemSequences) => number;

/** How often each bigram of stems occurs in paraphrases. */
interface PairCounts {
  /** How many paraphrases there are. */
  readonly paraphrases: number;
  /** The bigrams, ascending, and how often each occurs. */
  readonly pairs: Uint32Array;
  readonly counts: Uint32Array;
}

/** The same of paraphrases with and without answer. */
export interface BigramCounts {
  readonly answered: PairCounts;
  readonly unanswered: PairCounts;
}

/** Added to the share of paraphrases that hold a bigram, so that rare ones say little. */
const SMOOTHING = 1 / 40_000;
/** More than there are stems, so that each pair has a number of its own. */
const MAX_STEMS = 2 ** 16;
/** Before the first stem and after the last one; a stem is one more than its number, and one that nobody wrote the last. */
const BORDER = 0;
const UNKNOWN = MAX_STEMS - 1;

/**
 * Counts which stems occur side by side. It shows how readers put a question for the docs, even about things that nobody
 * has asked about yet. From `firstUnanswered` on paraphrases have no answer.
 */
export function countBigrams(stemSequences: Lists, firstUnanswered: number): BigramCounts {
  const all = Array.from({ length: stemSequences.starts.length - 1 }, (_, number) => listAt(stemSequences, number));
  return {
    answered: countPairs(all.slice(0, firstUnanswered)),
    unanswered: countPairs(all.slice(firstUnanswered)),
  };
}

/** The log odds from the counts. */
export function openBigramLogOdds({ answered, unanswered }: BigramCounts): BigramLogOdds {
  if (answered.paraphrases === 0 || unanswered.paraphrases === 0) return () => 0;
  return (stems, leftOut = { answered: [], unanswered: [] }) => {
    const leftWithAnswer = countPairs(leftOut.answered);
    const leftWithout = countPairs(leftOut.unanswered);
    let sum = 0;
    for (const pair of pairsOf([stems])) {
      const yes = countOf(pair, answered) - countOf(pair, leftWithAnswer);
      const no = countOf(pair, unanswered) - countOf(pair, leftWithout);
      sum += Math.log((yes / answered.paraphrases + SMOOTHING) / (no / unanswered.paraphrases + SMOOTHING));
    }
    return sum;
  };
}

function countPairs(stemSequences: readonly ArrayLike<number>[]): PairCounts {
  const all = pairsOf(stemSequences).sort();
  const counts = new Uint32Array(all.length);
  // Each pair once, at the start of the array they are sorted in.
  let last = -1;
  for (const pair of all) {
    if (last < 0 || pair !== all[last]) all[++last] = pair;
    counts[last] = (counts[last] as number) + 1;
  }
  return { paraphrases: stemSequences.length, pairs: all.slice(0, last + 1), counts: counts.slice(0, last + 1) };
}

function countOf(pair: number, { pairs, counts }: PairCounts): number {
  return counts[indexInSorted(pairs, pair)] ?? 0;
}

/** The bigrams of the paraphrases, each as one number. */
function pairsOf(stemSequences: readonly ArrayLike<number | undefined>[]): Uint32Array {
  const pairs = new Uint32Array(stemSequences.reduce((sum, { length }) => sum + length + 1, 0));
  let pair = 0;
  for (const stems of stemSequences) {
    let before = BORDER;
    for (let at = 0; at < stems.length; at++) {
      const stem = stems[at];
      const number = stem === undefined ? UNKNOWN : stem + 1;
      pairs[pair++] = before * MAX_STEMS + number;
      before = number;
    }
    pairs[pair++] = before * MAX_STEMS + BORDER;
  }
  return pairs;
}
