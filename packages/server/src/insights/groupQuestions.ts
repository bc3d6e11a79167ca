import { contentWords } from './contentWords.ts';

/** Questions that ask about the same thing. */
export interface QuestionGroup {
  /** The wording that was asked most often. */
  question: string;
  questions: number;
}

/** Questions that share at least this much of their content words are put together. */
const ALIKE = 0.5;

/** Puts questions about the same thing together, by their content words; the largest group comes first. */
export function groupQuestions(questions: readonly string[]): QuestionGroup[] {
  const counts = new Map<string, number>();
  for (const question of questions) counts.set(question, (counts.get(question) ?? 0) + 1);
  return groupCounted(counts).map(({ question, questions }) => ({ question, questions }));
}

/** The same from questions with how often each was asked, with the wordings of each group, the most frequent first. */
export function groupCounted(counts: ReadonlyMap<string, number>): (QuestionGroup & { wordings: readonly string[] })[] {
  const asked = [...counts]
    .sort(byCount)
    .map(([question, count]) => ({ question, count, words: contentWords(question) }));
  const sortByRarity = rarityOrder(asked.map(({ words }) => words));
  const groups: (QuestionGroup & { wordings: string[]; words: ReadonlySet<string> })[] = [];
  /** Groups by their rarest words, in the order of the groups. */
  const holders = new Map<string, number[]>();
  for (const { question, count, words } of asked) {
    const rarest = prefixOf(sortByRarity(words));
    // The groups of a word are in their order, so that each list is read up to the first that is alike.
    let first = groups.length;
    for (const word of rarest)
      for (const number of holders.get(word) ?? []) {
        if (number >= first) break;
        if (likeness(groups[number]?.words ?? new Set(), words) >= ALIKE) first = number;
      }
    const known = groups[first];
    if (known !== undefined) {
      known.questions += count;
      known.wordings.push(question);
      continue;
    }
    for (const word of rarest) {
      const numbers = holders.get(word);
      if (numbers === undefined) holders.set(word, [groups.length]);
      else numbers.push(groups.length);
    }
    groups.push({ question, questions: count, wordings: [question], words: new Set(words) });
  }
  return groups
    .map(({ question, questions, wordings }) => ({ question, questions, wordings }))
    .sort((a, b) => b.questions - a.questions || compareTexts(a.question, b.question));
}

/** Puts words in one order for all questions: the rarest first. */
function rarityOrder(questions: readonly (readonly string[])[]): (words: readonly string[]) => string[] {
  const frequency = new Map<string, number>();
  for (const words of questions) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return (words) => words.toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || compareTexts(a, b));
}

/**
 * The words of which two questions that are alike share at least one: both lists are in the same order, and so many words
 * are left out that those alone are too few (prefix filtering: Chaudhuri, Ganti and Kaushik, 2006). A question without
 * any content word is found by the empty word.
 */
function prefixOf(words: readonly string[]): readonly string[] {
  return words.length === 0 ? [''] : words.slice(0, words.length - Math.ceil(ALIKE * words.length) + 1);
}

function byCount([a, manyA]: [string, number], [b, manyB]: [string, number]): number {
  return manyB - manyA || compareTexts(a, b);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : 1;
}

/** The share of common words among all words of both; two questions without any content word are alike. */
function likeness(a: ReadonlySet<string>, b: readonly string[]): number {
  let common = 0;
  for (const word of b) if (a.has(word)) common++;
  const all = a.size + b.length - common;
  return all === 0 ? 1 : common / all;
}
