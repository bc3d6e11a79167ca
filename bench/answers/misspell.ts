import { seededRandom } from '../../tools/seededRandom.ts';

/** Shortest word that gets a typo. */
const MIN_LENGTH = 5;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The text with one typo in one of its longer words, the same for the same seed: a letter lost, doubled, replaced or swapped. */
export function misspell(text: string, seed: number): string {
  const random = seededRandom(seed);
  const words = [...text.matchAll(/\p{L}+/gu)].filter(([word]) => word.length >= MIN_LENGTH);
  const word = words[Math.floor(random() * words.length)];
  if (word === undefined) return text;
  const [letters] = word;
  // The first letter stays: readers seldom miss it.
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const [before, letter, after] = [letters.slice(0, at), letters[at] ?? '', letters.slice(at + 1)];
  const other = LETTERS[Math.floor(random() * LETTERS.length)] ?? 'x';
  const ways = [
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${other}${after}`,
    `${before}${after[0] ?? ''}${letter}${after.slice(1)}`,
  ];
  const wrong = ways[Math.floor(random() * ways.length)] ?? letters;
  return text.slice(0, word.index) + wrong + text.slice(word.index + letters.length);
}
