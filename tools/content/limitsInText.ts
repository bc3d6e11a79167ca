import { inFigures, NUMBER_WORDS } from './numberWords.ts';

/** A limit as a text states it, with the words by which a row can be recognised. */
export interface Limit {
  readonly said: string;
  /** A length of time has its unit, since nearly every row of periods has days. */
  readonly number: string;
  readonly words: readonly string[];
}

const WORDS = NUMBER_WORDS.join('|');
const LIMITS = [
  new RegExp(
    String.raw`\b(?:up to|at (?:most|least)|no more than) ([\d,]*\d|(?:${WORDS})\b)(?=((?: [\p{L}/-]+){1,5}))`,
    'giu',
  ),
  new RegExp(String.raw`\b(\d+|${WORDS})(?=((?: \p{L}+){1,3}(?= in a row\b)| levels\b(?!:)))`, 'giu'),
];
/** Both ends of a range and what is counted; a scale "from 0 to 10" counts nothing. */
const RANGE =
  /\b([\d,]*\d)(?: %| \p{Ll}+)? to ([\d,]*\d)(?=((?: \p{L}+)? (?:\p{Ll}{2,}s|px|kB|MB)\b| % of(?: \p{L}+){2}))/gu;
/** The age of people is a group of a survey, and a share a rule of thumb. */
const THRESHOLDS = [
  /(?<!\b(?:people|men|women) )\b(?:under|above|below|beyond|(?:more|fewer|smaller|larger|narrower|wider) than) (\d(?:[\d,]*\d)?)(?![\d.:]| %)/giu,
  /\b(?:from|with) (\d(?:[\d,]*\d)?) (?:or more \p{L}+|\p{L}+ (?:on|or more))\b/giu,
  /\bbetween \d(?:[\d,]*\d)?(?: px)? and (\d(?:[\d,]*\d)?)\b/giu,
];
const LENGTH = /(?<![\d.,])\d(?:[\d,]*\d)? (?:second|minute|hour|day|week|month|year)s?\b/g;
/** How long something lasts, or by when it ends. */
const PERIOD = new RegExp(`\\b(?:within|after|for|for another|last) ${LENGTH.source}(?! (?:after|before)\\b)`, 'giu');
const INTERVALS = [
  new RegExp(`\\bevery ${LENGTH.source}`, 'giu'),
  new RegExp(`${LENGTH.source} (?:after|before|later|apart)\\b`, 'giu'),
];
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a after again an and another are as at be been by can each for from has have if in is it last no not of on one or own possible request that the them then this to unless up least most more when which with you your'.split(
    ' ',
  ),
);

const UNITS: ReadonlySet<string> = new Set(
  'second minute hour day week month year byte kb mb gb px bit character'.split(' '),
);

export function limitsIn(text: string, words: readonly string[]): readonly Limit[] {
  return LIMITS.flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 0: said, 1: number = '', 2: rest = '' }) => ({
      said: said + rest,
      number: inFigures(number),
      words: wordsBy(rest, words),
    }))
    .filter((limit) => limit.words.length > 0);
}

/** What follows a number says what is counted; a unit does not, so the words around it do. */
function wordsBy(rest: string, around: readonly string[]): readonly string[] {
  const hasUnit = singularsIn(rest).some((word) => UNITS.has(word));
  return hasUnit ? around : wordsIn(rest);
}

/** Where the product begins to warn, mark or change something; the words around it say what, as the number often ends a text. */
export function thresholdsIn(text: string, words: readonly string[]): readonly Limit[] {
  return THRESHOLDS.flatMap((pattern) => [...text.matchAll(pattern)]).map(({ 0: said, 1: number = '' }) => ({
    said,
    number,
    words,
  }));
}

export function rangesIn(text: string, words: readonly string[]): readonly Limit[] {
  return allRangesIn(text, words).filter(({ from }) => from !== '0');
}

function allRangesIn(text: string, words: readonly string[]): readonly (Limit & { readonly from: string })[] {
  return [...text.matchAll(RANGE)].map(({ 0: said, 1: from = '', 2: number = '', 3: rest = '' }) => ({
    said: said + rest,
    from,
    number,
    words: wordsBy(rest, words),
  }));
}

export function periodsIn(text: string, words: readonly string[]): readonly Limit[] {
  return lengthsBy([PERIOD], text, words);
}

export function intervalsIn(text: string, words: readonly string[]): readonly Limit[] {
  return [...lengthsBy(INTERVALS, text, words), ...allRangesIn(text, words).filter(({ from }) => from === '0')];
}

function lengthsBy(patterns: readonly RegExp[], text: string, words: readonly string[]): readonly Limit[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([said]) => ({ said, number: lengthsIn(said)[0] ?? '', words })),
  );
}

/** The lengths of time in a text, each with its unit in the singular. */
export function lengthsIn(text: string): readonly string[] {
  return (text.match(LENGTH) ?? []).map((length) => length.replace(/s$/, ''));
}

/** The words of a text that say what it is about, in the singular; a unit says only how it is measured. */
export function wordsIn(text: string): readonly string[] {
  return singularsIn(text).filter((word) => !UNITS.has(word));
}

function singularsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !SMALL_WORDS.has(word)).map((word) => word.replace(/s$/, ''));
}
