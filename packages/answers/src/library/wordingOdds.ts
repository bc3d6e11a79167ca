/** Phrasings, each as its stems in their order. */
export interface Wordings {
  readonly answered: readonly (readonly string[])[];
  readonly unanswered: readonly (readonly string[])[];
}

/**
 * How much more the stems of a question stand side by side in phrasings with an answer than in those without, in log odds.
 * Phrasings that are `leftOut` count nothing, to learn from them.
 */
export type WordingOdds = (stems: readonly string[], leftOut?: Wordings) => number;

/** Share of the phrasings that every pair is taken to stand in anyway, so that rare ones say little. */
const ANYWAY = 1 / 40_000;
/** More than there are stems, so that each pair has a number of its own. */
const MOST_STEMS = 2 ** 16;
/** Stands before the first stem and behind the last one. */
const BORDER = 0;

/**
 * Counts which stems stand side by side. It shows how readers put a question for the docs, even about things that nobody
 * has asked about yet.
 */
export function indexWordingOdds({ answered, unanswered }: Wordings): WordingOdds {
  if (answered.length === 0 || unanswered.length === 0) return () => 0;
  const numbers = new Map<string, number>();
  for (const stems of [...answered, ...unanswered]) {
    for (const stem of stems) if (!numbers.has(stem)) numbers.set(stem, numbers.size + 1);
  }
  const withAnswer = countPairs(answered, numbers);
  const without = countPairs(unanswered, numbers);
  return (stems, leftOut = { answered: [], unanswered: [] }) => {
    const leftWithAnswer = countPairs(leftOut.answered, numbers);
    const leftWithout = countPairs(leftOut.unanswered, numbers);
    let sum = 0;
    for (const pair of pairsOf(stems, numbers)) {
      const yes = (withAnswer.get(pair) ?? 0) - (leftWithAnswer.get(pair) ?? 0);
      const no = (without.get(pair) ?? 0) - (leftWithout.get(pair) ?? 0);
      sum += Math.log((yes / answered.length + ANYWAY) / (no / unanswered.length + ANYWAY));
    }
    return sum;
  };
}

function countPairs(
  wordings: readonly (readonly string[])[],
  numbers: ReadonlyMap<string, number>,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const stems of wordings) {
    for (const pair of pairsOf(stems, numbers)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/** Each two stems that stand side by side, as one number. Stems that nobody wrote are all the same. */
function pairsOf(stems: readonly string[], numbers: ReadonlyMap<string, number>): number[] {
  const unknown = numbers.size + 1;
  const pairs: number[] = [];
  let before = BORDER;
  for (const stem of stems) {
    const number = numbers.get(stem) ?? unknown;
    pairs.push(before * MOST_STEMS + number);
    before = number;
  }
  pairs.push(before * MOST_STEMS + BORDER);
  return pairs;
}
