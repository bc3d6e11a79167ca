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

/** Neighbouring words, however many, are also found where they are written as one (use effect: useEffect). */
export function addJoined(
  index: LoadedIndex,
  expansions: readonly Map<string, Expansion>[],
  words: readonly QueryWord[],
): void {
  const { dictionary } = index;
  words.forEach(({ term: first }, start) => {
    let joined = first;
    for (const [offset, { term, isPrefix }] of words.slice(start + 1).entries()) {
      joined += term;
      const from = dictionary.lowerBound(joined);
      // No term is made of these words, nor of these and the next.
      if (!dictionary.startsWith(from, joined)) break;
      const whole = dictionary.length(from) === joined.length ? from + 1 : from;
      const to =
        isPrefix && term.length > 1 ? Math.min(dictionary.prefixEnd(from, joined), from + RULES.maxExpansions) : whole;
      for (let number = from; number < to; number++) {
        for (const own of expansions.slice(start, start + offset + 2)) addJoinedTerm(index, own, number);
      }
    }
  });
}

/** Adds what a word and its neighbours make, which counts for more than any other compound with the word. */
function addJoinedTerm(index: LoadedIndex, own: Map<string, Expansion>, term: number): void {
  const weight = RULES.expansions.inflection;
  addTerm(index, own, term, weight, false);
  const added = own.get(String(term));
  if (added === undefined || added.isLiteral) return;
  own.set(String(term), { ...added, weight: Math.max(weight, added.weight), isJoined: true });
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
      if (number >= 0 || half.length < RULES.lettersPerTypo) return number;
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
