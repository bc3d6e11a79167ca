import type { Stroke } from './Driver.ts';

/** How a reader begins: a key or a click that opens the dialog, or the field of the search page. */
const STARTS = ['Control+k', '/', 'click', 'letter on the button', 'search page', 'click on the search page'] as const;
const DOC_PAGES = ['/docs/intro', '/docs/versions/Web/1_50', '/', '/docs/survey/Docs/Appendix'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A word that a reader types while a page is loading. */
export interface Attempt {
  readonly start: (typeof STARTS)[number];
  readonly path: string;
  /** From the parsed document to the first key or click. */
  readonly waitMs: number;
  /** What is pressed after the start, corrections included. */
  readonly strokes: readonly Stroke[];
  /** What must stand in the field in the end. */
  readonly word: string;
  /** Added to each answer of the server. */
  readonly latencyMs: number;
  /** How many times slower the processor is, where the browser can say so. */
  readonly slowdown: number;
}

/** Words with starts, moments and circumstances chosen at random, the same for the same seed. Every start has its turn. */
export function planWords(seed: number, count: number): Attempt[] {
  const random = createRandom(seed);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  return Array.from({ length: count }, (_, index) => {
    const start = STARTS[index % STARTS.length] ?? 'click';
    const isSearchPage = start.endsWith('search page');
    // One hand has one pace, with a little of unevenness.
    const pace = between(40, 160);
    const { word, keys } = chooseWord(between);
    return {
      start,
      path: isSearchPage ? '/search' : (DOC_PAGES[between(0, DOC_PAGES.length - 1)] ?? '/'),
      waitMs: between(0, 900),
      strokes: keys.map((key) => ({ key, afterMs: pace + between(0, 40) })),
      word,
      latencyMs: between(0, 300),
      slowdown: between(1, 4) === 1 ? 4 : 1,
    };
  });
}

/** Four to nine characters; one word in three is corrected while it is typed. */
function chooseWord(between: (least: number, most: number) => number): { word: string; keys: string[] } {
  const keys = Array.from({ length: between(4, 9) }, () => LETTERS[between(0, LETTERS.length - 1)] ?? 'a');
  let word = keys.join('');
  switch (between(0, 5)) {
    case 0: {
      keys.push('Backspace', 'z');
      word = `${word.slice(0, -1)}z`;
      break;
    }
    case 1: {
      keys.push('ArrowLeft', 'ArrowLeft', 'y');
      word = `${word.slice(0, -2)}y${word.slice(-2)}`;
      break;
    }
  }
  return { word, keys };
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
