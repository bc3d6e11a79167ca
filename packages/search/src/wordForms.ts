import type { LoadedIndex } from './LoadedIndex.ts';
import { mostFrequent } from './mostFrequent.ts';
import type { QueryWord } from './queryWords.ts';
import {
  BEGUN_POSTINGS,
  BEGUN_SHARES,
  FORM_WEIGHTS,
  MAX_EXPANSIONS,
  ONE_TYPO_LENGTH,
  TWO_TYPOS_LENGTH,
} from './rankingRules.ts';
import type { Synonyms } from './synonyms.ts';
import type { WordForm } from './WordForm.ts';

/** The forms found for each word of a query, strongest first within a term. */
export type FormsByWord = readonly Map<string, WordForm>[];

/** Collects, for every word, the forms that need no guessing: as typed, inflected, begun, joined or split, and synonyms. */
export function wordForms(index: LoadedIndex, words: readonly QueryWord[], synonyms: Synonyms): FormsByWord {
  const forms = words.map(() => new Map<string, WordForm>());
  words.forEach((word, at) => {
    const own = forms[at] ?? new Map();
    addTyped(index, own, word.term);
    addInflections(index, own, word.term);
    addParts(index, own, word.term);
    if (word.isOpen) addBegun(index, own, word.term);
    addSplit(index, own, word);
  });
  addJoined(index, forms, words);
  addSynonyms(index, forms, words, synonyms);
  return forms;
}

/** Adds forms that differ from the word by one or two typos; short words and numbers have none. */
export function addTypoForms(index: LoadedIndex, forms: Map<string, WordForm>, word: QueryWord): void {
  const { term, isOpen } = word;
  if (term.length < ONE_TYPO_LENGTH || /^[\p{N}.]+$/u.test(term)) return;
  for (const match of index.typos.find(term, term.length >= TWO_TYPOS_LENGTH ? 2 : 1, isOpen)) {
    const weight =
      match.edits === 0 ? FORM_WEIGHTS.prefix : match.edits === 1 ? FORM_WEIGHTS.oneTypo : FORM_WEIGHTS.twoTypos;
    addTerm(index, forms, match.term, weight * (match.unfinished ? FORM_WEIGHTS.unfinished : 1), false);
  }
}

function addTyped(index: LoadedIndex, forms: Map<string, WordForm>, term: string): void {
  const number = index.dictionary.find(term);
  if (number >= 0) addTerm(index, forms, number, 1, true);
}

function addInflections(index: LoadedIndex, forms: Map<string, WordForm>, term: string): void {
  for (const number of index.inflections.find(term)) addTerm(index, forms, number, FORM_WEIGHTS.inflection, false);
}

function addParts(index: LoadedIndex, forms: Map<string, WordForm>, term: string): void {
  const number = index.dictionary.find(term);
  if (number < 0) return;
  const wholes = mostFrequent(index.dictionary, index.parts.wholes(number), MAX_EXPANSIONS);
  for (const whole of wholes) addTerm(index, forms, whole, FORM_WEIGHTS.part, false);
}

function addBegun(index: LoadedIndex, forms: Map<string, WordForm>, term: string): void {
  const { dictionary } = index;
  const from = dictionary.lowerBound(term);
  const to = dictionary.prefixEnd(from, term);
  const range = new Uint32Array(to - from);
  for (let at = 0; at < range.length; at++) range[at] = from + at;
  const most = Math.max(BEGUN_POSTINGS.least, index.records.count * BEGUN_POSTINGS.share);
  let postings = 0;
  for (const number of mostFrequent(dictionary, range, MAX_EXPANSIONS)) {
    postings += dictionary.frequency[number] ?? 0;
    if (postings > most) {
      postings -= dictionary.frequency[number] ?? 0;
      continue;
    }
    const typed = BEGUN_SHARES.typed * (term.length / dictionary.length(number));
    const common =
      BEGUN_SHARES.common * (Math.log1p(dictionary.frequency[number] ?? 0) / Math.log1p(index.records.count));
    const weight = FORM_WEIGHTS.prefix * (1 - BEGUN_SHARES.typed - BEGUN_SHARES.common + typed + common);
    addTerm(index, forms, number, weight, true, term.length);
  }
}

/** A joined name is also found where its parts stand side by side (radioButton, radiobutton: radio button). */
function addSplit(index: LoadedIndex, forms: Map<string, WordForm>, word: QueryWord): void {
  const parts = word.parts.length > 1 ? word.parts : guessedParts(index, forms, word.term);
  const terms = parts.map((part) => index.dictionary.find(part));
  if (terms.length > 1 && !terms.includes(-1)) addPhrase(index, forms, terms, FORM_WEIGHTS.inflection);
}

function guessedParts({ dictionary }: LoadedIndex, forms: ReadonlyMap<string, WordForm>, term: string): string[] {
  if (forms.size > 0 || term.length < 6) return [];
  let best: string[] = [];
  let score = 0;
  for (let at = 3; at <= term.length - 3; at++) {
    const halves = [term.slice(0, at), term.slice(at)];
    const [left = 0, right = 0] = halves.map((half) => dictionary.frequency[dictionary.find(half)] ?? 0);
    if (Math.min(left, right) > score) {
      score = Math.min(left, right);
      best = halves;
    }
  }
  return best;
}

/** Neighbouring words are also found where they are written as one (radio button: radiobutton). */
function addJoined(index: LoadedIndex, forms: FormsByWord, words: readonly QueryWord[]): void {
  const { dictionary } = index;
  for (let at = 0; at + 1 < words.length; at++) {
    const [left, right] = [words[at], words[at + 1]];
    if (left === undefined || right === undefined) continue;
    const joined = left.term + right.term;
    const begins = dictionary.lowerBound(joined);
    const to =
      right.isOpen && right.term.length > 1
        ? dictionary.prefixEnd(begins, joined)
        : dictionary.find(joined) < 0
          ? begins
          : begins + 1;
    for (let number = begins; number < Math.min(to, begins + MAX_EXPANSIONS); number++) {
      const isWhole = dictionary.length(number) === joined.length;
      const weight = isWhole ? FORM_WEIGHTS.inflection : FORM_WEIGHTS.prefix;
      for (const own of [forms[at], forms[at + 1]]) if (own !== undefined) addTerm(index, own, number, weight, isWhole);
    }
  }
}

function addSynonyms(index: LoadedIndex, forms: FormsByWord, words: readonly QueryWord[], synonyms: Synonyms): void {
  for (const { start, length, terms } of synonyms.find(words.map(({ term }) => term))) {
    const numbers = terms.map((term) => index.dictionary.find(term));
    if (numbers.includes(-1)) continue;
    for (const own of forms.slice(start, start + length)) {
      const [only = -1] = numbers;
      if (numbers.length === 1) addTerm(index, own, only, FORM_WEIGHTS.synonym, false);
      else addPhrase(index, own, numbers, FORM_WEIGHTS.synonym);
    }
  }
}

function addTerm(
  { dictionary, postings }: LoadedIndex,
  forms: Map<string, WordForm>,
  term: number,
  weight: number,
  isLiteral: boolean,
  typedLength?: number,
): void {
  const key = String(term);
  if (forms.has(key) || (dictionary.frequency[term] ?? 0) === 0) return;
  const { records, impacts } = postings.term(term);
  forms.set(key, {
    records,
    impacts,
    weight,
    isLiteral,
    terms: [term],
    ...(typedLength === undefined ? {} : { typedLength }),
  });
}

function addPhrase(index: LoadedIndex, forms: Map<string, WordForm>, terms: readonly number[], weight: number): void {
  const key = terms.join(' ');
  if (forms.has(key)) return;
  const { records, impacts } = index.phrases.find(terms);
  if (records.length > 0) forms.set(key, { records, impacts, weight, isLiteral: true, terms });
}
