// Porter's algorithm (M. F. Porter, An algorithm for suffix stripping, Program 14(3), 1980), steps 1a to 5b.
const CONSONANTS = '[^aeiou][^aeiouy]*';
const VOWELS = '[aeiouy][aeiou]*';
const MEASURE_OVER_0 = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}`);
const MEASURE_1 = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}(${VOWELS})?$`);
const MEASURE_OVER_1 = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`);
const HAS_VOWEL = new RegExp(`^(${CONSONANTS})?[aeiouy]`);
const SHORT_END = new RegExp(`^${CONSONANTS}[aeiouy][^aeiouwxy]$`);

const LONG_SUFFIXES = suffixes(
  `ational=ate tional=tion enci=ence anci=ance izer=ize bli=ble alli=al entli=ent eli=e ousli=ous ization=ize ation=ate
  ator=ate alism=al iveness=ive fulness=ful ousness=ous aliti=al iviti=ive biliti=ble logi=log`,
);
const MIDDLE_SUFFIXES = suffixes('icate=ic ative= alize=al iciti=ic ical=ic ful= ness=');
const LAST_SUFFIX = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;
const ION = /^(.+?[st])ion$/;

/** The stem that inflected forms of an English word share. It only links words to each other at query time; the index keeps words as written. */
export function stemWord(word: string): string {
  if (word.length < 3) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (word.length > MAX_CACHED_LENGTH) return stemOf(word);
  // A word cut out of a text keeps the whole text in memory; a copy of it does not.
  const copy = ` ${word}`.slice(1);
  const stem = stemOf(copy);
  if (stems.size >= MAX_CACHED) stems.clear();
  stems.set(copy, stem);
  return stem;
}

/** Stems found before: a text of many words has few different ones. */
const stems = new Map<string, string>();
const MAX_CACHED = 50_000;
/** Longer than any word of a language; what readers paste is not kept. */
const MAX_CACHED_LENGTH = 32;

function stemOf(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmed(word) : word;
}

function stemmed(word: string): string {
  const inflected = vowelEnd(pastAndProgressive(plural(word)));
  const derived = replaced(replaced(inflected, LONG_SUFFIXES), MIDDLE_SUFFIXES);
  return doubleL(finalE(lastSuffix(derived)));
}

function plural(word: string): string {
  if (/(ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function pastAndProgressive(word: string): string {
  const agreed = /^(.+?)eed$/.exec(word)?.[1];
  if (agreed !== undefined) return MEASURE_OVER_0.test(agreed) ? word.slice(0, -1) : word;
  const stem = /^(.+?)(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined || !HAS_VOWEL.test(stem)) return word;
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return SHORT_END.test(stem) ? `${stem}e` : stem;
}

function vowelEnd(word: string): string {
  return word.endsWith('y') && HAS_VOWEL.test(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word;
}

function replaced(word: string, list: readonly (readonly [string, string])[]): string {
  for (const [suffix, replacement] of list) {
    if (!word.endsWith(suffix)) continue;
    const stem = word.slice(0, -suffix.length);
    return MEASURE_OVER_0.test(stem) ? stem + replacement : word;
  }
  return word;
}

function lastSuffix(word: string): string {
  const stem = LAST_SUFFIX.exec(word)?.[1] ?? ION.exec(word)?.[1];
  return stem !== undefined && MEASURE_OVER_1.test(stem) ? stem : word;
}

function finalE(word: string): string {
  if (!word.endsWith('e')) return word;
  const stem = word.slice(0, -1);
  return MEASURE_OVER_1.test(stem) || (MEASURE_1.test(stem) && !SHORT_END.test(stem)) ? stem : word;
}

function doubleL(word: string): string {
  return word.endsWith('ll') && MEASURE_OVER_1.test(word) ? word.slice(0, -1) : word;
}

/** Longest suffix first, so that "ational" is tried before "ation". */
function suffixes(text: string): (readonly [string, string])[] {
  const pairs = text.split(/\s+/).map((pair) => pair.split('='));
  return pairs.map(([suffix = '', by = '']) => [suffix, by] as const).sort(([a], [b]) => b.length - a.length);
}
