import { RULES } from '../rankingRules.ts';
import { addPhrase, addTerm, mostFrequent } from './addExpansion.ts';
import type { Expansion } from './Expansion.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import type { QueryWord } from './queryWords.ts';

/** Adds the compounds that a word is a subword of. */
export function addCompounds(index: LoadedIndex, expansions: Map<string, Expansion>, term: string): void {
  const number = index.dictionary.find(term);
  if (number < 0) return;
  const compounds = mostFrequent(index.dictionary, index.compounds.compoundsOf(number), RULES.maxExpansions);
  for (const compound of compounds) addTerm(index, expansions, compound, RULES.expansions.compound, false);
}

/** A compound is also found where its subwords occur side by side (radioButton, radiobutton: radio button). */
export function addSplit(index: LoadedIndex, expansions: Map<string, Expansion>, word: QueryWord): void {
  const subwords = word.subwords.length > 1 ? word.subwords : guessSubwords(index, expansions, word.term);
  const terms = subwords.map((subword) => index.dictionary.find(subword));
  if (terms.length > 1 && !terms.includes(-1)) addPhrase(index, expansions, terms, RULES.expansions.inflection, true);
}

/** Neighbouring words are also found where they are written as one (radio button: radiobutton). */
export function addJoined(
  index: LoadedIndex,
  expansions: readonly Map<string, Expansion>[],
  words: readonly QueryWord[],
): void {
  const { dictionary } = index;
  for (let at = 0; at + 1 < words.length; at++) {
    const [left, right] = [words[at], words[at + 1]];
    if (left === undefined || right === undefined) continue;
    const joined = left.term + right.term;
    const from = dictionary.lowerBound(joined);
    const to =
      right.isPrefix && right.term.length > 1
        ? dictionary.prefixEnd(from, joined)
        : dictionary.find(joined) < 0
          ? from
          : from + 1;
    for (let number = from; number < Math.min(to, from + RULES.maxExpansions); number++) {
      const isWhole = dictionary.length(number) === joined.length;
      const weight = isWhole ? RULES.expansions.inflection : RULES.expansions.prefix;
      for (const own of [expansions[at], expansions[at + 1]])
        if (own !== undefined) addTerm(index, own, number, weight, isWhole);
    }
  }
}

/** A joined word of which one half is a term and the other within a typo of one (radiobuton: radio button). */
export function addMisspeltSplit(index: LoadedIndex, expansions: Map<string, Expansion>, term: string): void {
  const { dictionary, typos } = index;
  for (let at = 3; at <= term.length - 3; at++) {
    const halves = [term.slice(0, at), term.slice(at)];
    const known = halves.map((half) => dictionary.find(half));
    if (known.filter((number) => number < 0).length !== 1) continue;
    const numbers = halves.map((half, side) => {
      const number = known[side] ?? -1;
      if (number >= 0 || half.length < RULES.minOneTypoLength) return number;
      return typos.find(half, 1, false)[0]?.term ?? -1;
    });
    if (!numbers.includes(-1)) addPhrase(index, expansions, numbers, RULES.expansions.typo, false);
  }
}

/** The two terms of the dictionary that an unknown word is made of; of several splits the one whose rarer half is commonest. */
function guessSubwords(
  { dictionary }: LoadedIndex,
  expansions: ReadonlyMap<string, Expansion>,
  term: string,
): string[] {
  if (expansions.size > 0 || term.length < 6) return [];
  let best: string[] = [];
  let score = 0;
  for (let at = 3; at <= term.length - 3; at++) {
    const halves = [term.slice(0, at), term.slice(at)];
    const [left = 0, right = 0] = halves.map((half) => dictionary.documentFrequency[dictionary.find(half)] ?? 0);
    if (Math.min(left, right) > score) {
      score = Math.min(left, right);
      best = halves;
    }
  }
  return best;
}
