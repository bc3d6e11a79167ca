import type { Dictionary } from './Dictionary.ts';

/** A term of the dictionary that is a few edits away from a word. */
export interface TypoMatch {
  readonly term: number;
  readonly edits: number;
  /** True when only the beginning of the term is that near: the word may be unfinished. */
  readonly unfinished: boolean;
}

const FAR = 99;

/**
 * Finds all terms within `most` edits of a word (insert, delete, replace, swap of neighbours), or with `unfinished`
 * also terms that begin so. Walks the sorted dictionary as a trie: letters shared with the term before are not compared
 * again, a beginning that is too far skips all terms that share it, and of each row only the cells within reach are
 * filled (Ukkonen's band).
 */
export function findTypos(dictionary: Dictionary, word: string, most: number, unfinished: boolean): TypoMatch[] {
  const { units, starts, shared, size } = dictionary;
  const letters = Uint16Array.from(word, (_, at) => word.charCodeAt(at));
  const width = word.length + 2;
  const rows = new Uint8Array(width * 80).fill(FAR);
  const nearest = new Uint8Array(80).fill(FAR);
  for (let column = 0; column < width - 1; column++) rows[column] = column;
  nearest[0] = word.length <= most ? word.length : FAR;
  const matches: TypoMatch[] = [];
  let depth = 0;
  let term = 0;
  while (term < size) {
    const start = starts[term] ?? 0;
    const length = (starts[term + 1] ?? 0) - start;
    depth = Math.min(depth, shared[term] ?? 0);
    let alive = true;
    while (alive && depth < length) {
      depth++;
      const least = fillRow(rows, width, depth, units, start, letters, most);
      nearest[depth] = Math.min(nearest[depth - 1] ?? FAR, rows[depth * width + word.length] ?? FAR);
      alive = least <= most || (unfinished && (nearest[depth] ?? FAR) <= most);
    }
    if (!alive) {
      // Every following term that shares these letters is as far away.
      do term++;
      while (term < size && (shared[term] ?? 0) >= depth);
      depth--;
      continue;
    }
    const whole = rows[length * width + word.length] ?? FAR;
    const begun = nearest[length] ?? FAR;
    if (whole <= most) matches.push({ term, edits: whole, unfinished: false });
    else if (unfinished && begun <= most) matches.push({ term, edits: begun, unfinished: true });
    term++;
  }
  return matches;
}

/** Fills the row of the term's letter number `depth`; returns its least cell. */
function fillRow(
  rows: Uint8Array,
  width: number,
  depth: number,
  units: Uint16Array,
  start: number,
  letters: Uint16Array,
  most: number,
): number {
  const row = depth * width;
  const above = row - width;
  const letter = units[start + depth - 1];
  const before = depth > 1 ? units[start + depth - 2] : -1;
  const from = Math.max(1, depth - most);
  const to = Math.min(letters.length, depth + most);
  let least = from === 1 ? depth : FAR;
  rows[row + from - 1] = least;
  for (let column = from; column <= to; column++) {
    const same = letters[column - 1] === letter ? 0 : 1;
    let cost = (rows[above + column - 1] ?? FAR) + same;
    const deleted = (rows[above + column] ?? FAR) + 1;
    const inserted = (rows[row + column - 1] ?? FAR) + 1;
    if (deleted < cost) cost = deleted;
    if (inserted < cost) cost = inserted;
    if (column > 1 && letters[column - 2] === letter && letters[column - 1] === before) {
      const swapped = (rows[above - width + column - 2] ?? FAR) + 1;
      if (swapped < cost) cost = swapped;
    }
    rows[row + column] = cost;
    if (cost < least) least = cost;
  }
  if (to < letters.length) {
    for (let column = to + 1; column <= letters.length; column++) rows[row + column] = FAR;
  }
  return least;
}
