import type { Dictionary } from '../format/Dictionary.ts';
import { RULES } from '../rankingRules.ts';
import type { Expansion } from './Expansion.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import { likeliestTerms, maxPrefixPostings, type PrefixRange, prefixRange } from './prefixTerms.ts';
import type { QueryWord } from './queryWords.ts';
import type { Synonyms } from './synonyms.ts';

/** What a word of a query may match. */
export interface ExpandedWord {
  /** Its expansions by their terms; of one term the strongest. */
  readonly byTerms: Map<string, Expansion>;
  /** The terms that begin with it, when they are too many to look all of them up. */
  readonly open?: PrefixRange | undefined;
}

/** Expands every word without guessing: as typed, inflections, compounds, words that begin so, split and joined spellings, synonyms. */
export function expandWords(
  index: LoadedIndex,
  words: readonly QueryWord[],
  synonyms: Synonyms,
): readonly ExpandedWord[] {
  const expanded = words.map((word) => expandWord(index, word));
  const expansions = expanded.map(({ byTerms }) => byTerms);
  addJoined(index, expansions, words);
  addSynonyms(index, expansions, words, synonyms);
  return expanded;
}

function expandWord(index: LoadedIndex, word: QueryWord): ExpandedWord {
  const byTerms = new Map<string, Expansion>();
  addTyped(index, byTerms, word.term);
  addInflections(index, byTerms, word.term);
  addCompounds(index, byTerms, word.term);
  const range = word.isPrefix ? prefixRange(index.dictionary, word.term) : undefined;
  const isOpen = range !== undefined && range.postings > maxPrefixPostings(index.records.count);
  if (range !== undefined && !isOpen) {
    for (let term = range.from; term < range.to; term++) addPrefixed(index, byTerms, term, word.term.length);
  }
  addSplit(index, byTerms, word);
  return { byTerms, open: isOpen ? range : undefined };
}

/**
 * Adds the terms of an open range: those that the records matched so far hold most often, so that a short beginning
 * brings in what goes with the words before it, or else the most frequent ones.
 */
export function closeRange(
  index: LoadedIndex,
  byTerms: Map<string, Expansion>,
  range: PrefixRange,
  typedLength: number,
  matched: Float32Array | undefined,
): void {
  const { dictionary, postings } = index;
  const counts =
    matched === undefined
      ? dictionary.documentFrequency.subarray(range.from, range.to)
      : postings.countRecords(range.from, range.to, matched);
  const max = maxPrefixPostings(index.records.count);
  for (const term of likeliestTerms(dictionary, range, counts, max)) addPrefixed(index, byTerms, term, typedLength);
}

/** Adds the terms within one or two typos of the word and their inflections; short words and numbers are taken as typed. */
export function addTypoExpansions(index: LoadedIndex, expansions: Map<string, Expansion>, word: QueryWord): void {
  const { term, isPrefix } = word;
  if (term.length < RULES.minOneTypoLength || /^[\p{N}.]+$/u.test(term)) return;
  const matches = index.typos.find(term, term.length >= RULES.minTwoTyposLength ? 2 : 1, isPrefix);
  for (const { term: number, edits, isPrefix: isBeginning } of matches) {
    const weight = typoWeight(edits) * (isBeginning ? RULES.expansions.prefix : 1);
    addTerm(index, expansions, number, weight, false);
  }
  const [nearest] = matches;
  if (nearest !== undefined && !nearest.isPrefix) {
    const weight = typoWeight(nearest.edits) * RULES.expansions.inflection;
    for (const number of index.inflections.find(index.dictionary.text(nearest.term)))
      addTerm(index, expansions, number, weight, false);
  }
  if (expansions.size === 0) addMisspeltSplit(index, expansions, term);
}

function typoWeight(edits: number): number {
  return edits === 0 ? RULES.expansions.prefix : RULES.expansions.typo ** edits;
}

function addTyped(index: LoadedIndex, expansions: Map<string, Expansion>, term: string): void {
  const number = index.dictionary.find(term);
  if (number >= 0) addTerm(index, expansions, number, 1, true);
}

function addInflections(index: LoadedIndex, expansions: Map<string, Expansion>, term: string): void {
  for (const number of index.inflections.find(term))
    addTerm(index, expansions, number, RULES.expansions.inflection, false);
}

function addCompounds(index: LoadedIndex, expansions: Map<string, Expansion>, term: string): void {
  const number = index.dictionary.find(term);
  if (number < 0) return;
  const compounds = mostFrequent(index.dictionary, index.compounds.compoundsOf(number), RULES.maxExpansions);
  for (const compound of compounds) addTerm(index, expansions, compound, RULES.expansions.compound, false);
}

function addPrefixed(index: LoadedIndex, expansions: Map<string, Expansion>, term: number, typedLength: number): void {
  // The more of a word is typed, the likelier it is meant.
  const typed = typedLength / index.dictionary.length(term);
  const weight = RULES.expansions.prefix * (0.5 + 0.5 * typed);
  const known = expansions.get(String(term));
  if (known === undefined) addTerm(index, expansions, term, weight, true, typedLength);
  // A compound or an inflection that begins as typed is what the reader may be typing.
  else if (!known.isLiteral)
    expansions.set(String(term), { ...known, weight: Math.max(weight, known.weight), isLiteral: true, typedLength });
}

/** A compound is also found where its subwords occur side by side (radioButton, radiobutton: radio button). */
function addSplit(index: LoadedIndex, expansions: Map<string, Expansion>, word: QueryWord): void {
  const subwords = word.subwords.length > 1 ? word.subwords : guessSubwords(index, expansions, word.term);
  const terms = subwords.map((subword) => index.dictionary.find(subword));
  if (terms.length > 1 && !terms.includes(-1)) addPhrase(index, expansions, terms, RULES.expansions.inflection, true);
}

/** A joined word of which one half is a term and the other within a typo of one (radiobuton: radio button). */
function addMisspeltSplit(index: LoadedIndex, expansions: Map<string, Expansion>, term: string): void {
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

/** Neighbouring words are also found where they are written as one (radio button: radiobutton). */
function addJoined(
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

function addSynonyms(
  index: LoadedIndex,
  expansions: readonly Map<string, Expansion>[],
  words: readonly QueryWord[],
  synonyms: Synonyms,
): void {
  for (const { start, length, terms } of synonyms.find(words.map(({ term }) => term))) {
    for (const numbers of spellings(index, terms)) {
      for (const own of expansions.slice(start, start + length)) {
        const [only = -1] = numbers;
        if (numbers.length === 1) addTerm(index, own, only, RULES.expansions.synonym, false);
        else addPhrase(index, own, numbers, RULES.expansions.synonym, false);
      }
    }
  }
}

/** A synonym as term numbers: its last word in any inflection, the words before it as written or else in their commonest inflection. */
function spellings({ dictionary, inflections }: LoadedIndex, terms: readonly string[]): number[][] {
  const before = terms.slice(0, -1).map((term) => {
    const number = dictionary.find(term);
    return number >= 0 ? number : (mostFrequent(dictionary, Uint32Array.from(inflections.find(term)), 1)[0] ?? -1);
  });
  if (before.includes(-1)) return [];
  const last = terms.at(-1) ?? '';
  const number = dictionary.find(last);
  const all = new Set([...(number >= 0 ? [number] : []), ...inflections.find(last)]);
  return [...all].map((ending) => [...before, ending]);
}

/** The `max` terms that occur in most records, most frequent first, ties in dictionary order. */
function mostFrequent({ documentFrequency }: Dictionary, terms: Uint32Array, max: number): number[] {
  const best: number[] = [];
  for (const term of terms) {
    const count = documentFrequency[term] ?? 0;
    if (best.length === max && count <= (documentFrequency[best[max - 1] ?? 0] ?? 0)) continue;
    let at = best.length;
    while (at > 0 && (documentFrequency[best[at - 1] ?? 0] ?? 0) < count) at--;
    best.splice(at, 0, term);
    if (best.length > max) best.pop();
  }
  return best;
}

function addTerm(
  { dictionary, postings }: LoadedIndex,
  expansions: Map<string, Expansion>,
  term: number,
  weight: number,
  isLiteral: boolean,
  typedLength?: number,
): void {
  const key = String(term);
  if (weight === 0 || expansions.has(key) || (dictionary.documentFrequency[term] ?? 0) === 0) return;
  const { records, impacts } = postings.term(term);
  expansions.set(key, {
    records,
    impacts,
    weight,
    isLiteral,
    terms: [term],
    ...(typedLength === undefined ? {} : { typedLength }),
  });
}

function addPhrase(
  index: LoadedIndex,
  expansions: Map<string, Expansion>,
  terms: readonly number[],
  weight: number,
  isLiteral: boolean,
): void {
  const key = terms.join(' ');
  if (weight === 0 || expansions.has(key)) return;
  const { records, impacts } = index.phrases.find(terms);
  if (records.length > 0) expansions.set(key, { records, impacts, weight, isLiteral, terms });
}
