import { RULES } from '../rankingRules.ts';
import { addPhrase, addTerm, mostFrequent } from './addExpansion.ts';
import { addCompounds, addJoined, addMisspeltSplit, addSplit } from './compoundExpansions.ts';
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
  return words.map((word, at) => preferSigned(index, expanded[at] ?? { byTerms: new Map() }, word));
}

/**
 * A word typed with signs counts in full where it stands with them, and elsewhere as a subword does; when it stands with
 * them nowhere, it is searched for as the word alone.
 */
function preferSigned(index: LoadedIndex, expanded: ExpandedWord, { signed, isPrefix }: QueryWord): ExpandedWord {
  if (signed === undefined) return expanded;
  const byTerms = new Map<string, Expansion>();
  addTyped(index, byTerms, signed);
  const open = isPrefix ? addRange(index, byTerms, prefixRange(index.dictionary, signed)) : undefined;
  if (byTerms.size === 0 && open === undefined) return expanded;
  for (const [key, expansion] of expanded.byTerms) {
    const weight = expansion.weight * RULES.expansions.compound;
    if (weight > 0) byTerms.set(key, { ...expansion, weight, isLiteral: false, lacksSigns: true });
  }
  return { byTerms, open };
}

function expandWord(index: LoadedIndex, word: QueryWord): ExpandedWord {
  const byTerms = new Map<string, Expansion>();
  addTyped(index, byTerms, word.term);
  addInflections(index, byTerms, word.term);
  addCompounds(index, byTerms, word.term);
  const open = word.isPrefix ? addRange(index, byTerms, prefixRange(index.dictionary, word.term)) : undefined;
  addSplit(index, byTerms, word);
  return { byTerms, open };
}

/** Adds the terms of a range, or returns the range when they are too many. */
function addRange(index: LoadedIndex, byTerms: Map<string, Expansion>, range: PrefixRange): PrefixRange | undefined {
  if (range.postings > maxPrefixPostings(index.records.count)) return range;
  for (let term = range.from; term < range.to; term++) addPrefixed(index, byTerms, term, range.typedLength);
  return undefined;
}

/**
 * Adds the terms of an open range: those that the records matched so far hold most often, so that a short beginning
 * brings in what goes with the words before it, or else the most frequent ones.
 */
export function closeRange(
  index: LoadedIndex,
  byTerms: Map<string, Expansion>,
  range: PrefixRange,
  matched: Float32Array | undefined,
): void {
  const { dictionary, postings } = index;
  const counts =
    matched === undefined
      ? dictionary.documentFrequency.subarray(range.from, range.to)
      : postings.countRecords(range.from, range.to, matched);
  const max = maxPrefixPostings(index.records.count);
  for (const term of likeliestTerms(dictionary, range, counts, max))
    addPrefixed(index, byTerms, term, range.typedLength);
}

/** Adds the terms within one or two typos of the word and their inflections; short words and numbers are taken as typed. */
export function addTypoExpansions(index: LoadedIndex, expansions: Map<string, Expansion>, word: QueryWord): void {
  const { term, isPrefix } = word;
  const maxEdits = Math.min(2, Math.floor(term.length / RULES.lettersPerTypo));
  if (maxEdits === 0 || /^[\p{N}.]+$/u.test(term)) return;
  const matches = index.typos.find(term, maxEdits, isPrefix);
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

function addPrefixed(index: LoadedIndex, expansions: Map<string, Expansion>, term: number, typedLength: number): void {
  // The more of a word is typed, the likelier it is meant.
  const typed = typedLength / index.dictionary.length(term);
  const weight = RULES.expansions.prefix * (0.5 + 0.5 * typed);
  const known = expansions.get(String(term));
  if (known === undefined) addTerm(index, expansions, term, weight, true, { typedLength });
  // A compound or an inflection that begins as typed is what the reader may be typing.
  else if (!known.isLiteral)
    expansions.set(String(term), { ...known, weight: Math.max(weight, known.weight), isLiteral: true, typedLength });
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
        if (numbers.length === 1) addTerm(index, own, only, RULES.expansions.synonym, false, { isSynonym: true });
        else addPhrase(index, own, numbers, RULES.expansions.synonym, false, { isSynonym: true });
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
