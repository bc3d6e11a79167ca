import { MemoCache } from '@feedback-docs/search';
import { editDistance, stemWord } from '@feedback-docs/text';
import { isName } from './isName.ts';
import { wordsIn } from './wordsOf.ts';

/** Corrects what readers misspell. */
export interface Spelling {
  /** The text with each misspelt word replaced by the likeliest one; whatever may be right stays as it is. */
  correct(text: string): string;
}

/** Words and how often each is written. */
export interface WordCounts {
  /** Separated by spaces, in the order of their first use. */
  readonly words: string;
  readonly counts: Uint32Array;
}

/** The words that are taken to be right, in lower case and without apostrophes. */
export interface KnownWords {
  /** As the docs write, with repetitions. */
  readonly docs: Iterable<string>;
  /** As readers write: now and then misspelt. */
  readonly asked: WordCounts;
  /** Whether a word is one of the language. */
  isWord(word: string): boolean;
}

/** Shorter words may mean too many others. */
const MIN_LENGTH = 4;
/** Words from this length on may hold two mistakes. */
const MIN_TWO_EDITS_LENGTH = 7;
/** A word that readers wrote this often is not a mistake. */
const MIN_COMMON_COUNT = 3;
/** A word this rare is a mistake if a word so many times as common is one slip away. */
const RARE = { most: 5, times: 100 };
/** Corrections to cache: more than one conversation needs. */
const MAX_CACHED = 2000;
/** Unknown words to look up in one text; nobody misspells more, and each costs a pass over many words. */
const MAX_LOOKED_UP = 60;
/** What a mistake, and an unlikely one, take off the log of a word's frequency. */
const EDIT_PENALTY = 7;
const UNLIKELY_PENALTY = 2;

interface Candidate {
  readonly word: string;
  readonly edits: number;
  readonly isSlip: boolean;
  readonly score: number;
}

/** Learns from the words of the docs and of readers. */
export function createSpelling({ docs, asked, isWord }: KnownWords): Spelling {
  const counts = new Map<string, number>();
  const inDocs = new Set(docs);
  const add = (word: string, count: number) => counts.set(word, (counts.get(word) ?? 0) + count);
  for (const word of docs) add(word, 1);
  for (const [at, word] of wordsIn(asked.words).entries()) add(word, asked.counts[at] ?? 0);
  const common = [...counts.keys()].filter((word) => inDocs.has(word) || (counts.get(word) ?? 0) >= MIN_COMMON_COUNT);
  const byInitial = Map.groupBy(
    common.map((word) => ({ word, letters: lettersOf(word) })),
    ({ word }) => word[0],
  );
  const stems = new Set(common.map(stemWord));
  const cache = new MemoCache<string, string>(MAX_CACHED);

  /** Whether a word may be misspelt, as far as it can be told without comparing it to others. */
  function isDoubtful(word: string): boolean {
    const own = counts.get(word) ?? 0;
    return !(inDocs.has(word) || own > RARE.most || (own === 0 && isWord(word)));
  }

  /** The word that the reader most likely meant; hardly anybody mistypes the first letter. */
  function likeliest(wrong: string): Candidate | undefined {
    let best: Candidate | undefined;
    const own = lettersOf(wrong);
    for (const { word, letters } of byInitial.get(wrong[0]) ?? []) {
      // A mistake removes one letter and adds another at most; this saves most words the edit distance.
      if (bitsIn(own ^ letters) > 2 * maxEdits(wrong)) continue;
      const edits = editsBetween(wrong, word);
      if (edits > maxEdits(wrong)) continue;
      const slip = edits === 1 && isSlip(wrong, word);
      const score = Math.log(counts.get(word) ?? 1) - EDIT_PENALTY * edits - (slip || edits > 1 ? 0 : UNLIKELY_PENALTY);
      if (best === undefined || score > best.score) best = { word, edits, isSlip: slip, score };
    }
    return best;
  }

  function corrected(word: string, isNamed: boolean): string {
    const own = counts.get(word) ?? 0;
    const best = likeliest(word);
    if (best === undefined) return word;
    if (own > 0) return best.isSlip && (counts.get(best.word) ?? 0) >= RARE.times * own ? best.word : word;
    const isInflection = best.edits > 1 && stems.has(stemWord(word));
    return isInflection || (isNamed && !best.isSlip) ? word : best.word;
  }

  return {
    correct(text) {
      let lookedUp = 0;
      return text.replace(/(\p{L}+)((?:['’]\p{L}+)*)/gu, (whole, word: string, ending: string, at: number) => {
        const lower = word.toLowerCase();
        // The first half of "don't" and its like is not a word, and an abbreviation in capitals is hardly a slip.
        const isRead = word.length >= MIN_LENGTH && /^[a-z]+$/.test(lower) && /^(?:['’]s)?$/.test(ending);
        const isAbbreviation = word === word.toUpperCase() && text !== text.toUpperCase();
        if (!isRead || isAbbreviation || !isDoubtful(lower) || lookedUp === MAX_LOOKED_UP) return whole;
        lookedUp += 1;
        const isNamed = isName(text, at, at + word.length);
        const correction = cache.get(`${lower} ${isNamed}`, () => corrected(lower, isNamed));
        return correction === lower ? whole : correction + ending;
      });
    },
  };
}

/** The letters that a word holds, a bit for each from a to z. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

function bitsIn(number: number): number {
  let rest = number;
  let bits = 0;
  for (; rest !== 0; bits++) rest &= rest - 1;
  return bits;
}

function editsBetween(wrong: string, word: string): number {
  return editDistance(wrong, word, maxEdits(wrong));
}

function maxEdits(wrong: string): number {
  return wrong.length >= MIN_TWO_EDITS_LENGTH ? 2 : 1;
}

/** Whether it is one of the usual slips: a letter missing, doubled, or swapped with the next. */
function isSlip(wrong: string, word: string): boolean {
  if (word.length > wrong.length) return true;
  const at = [...wrong].findIndex((letter, place) => letter !== word[place]);
  if (word.length < wrong.length) return wrong[at] === wrong[at - 1];
  return wrong[at] === word[at + 1] && wrong[at + 1] === word[at];
}
