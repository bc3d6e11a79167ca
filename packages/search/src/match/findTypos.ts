import type { Dictionary } from '../format/Dictionary.ts';

/** A term of the dictionary within a few edits of a word. */
export interface TypoMatch {
  readonly term: number;
  readonly edits: number;
  /** Whether only a beginning of the term is that near. */
  readonly isPrefix: boolean;
}

const FAR = 99;

/**
 * Finds all words within `maxEdits` of a word (insert, delete, replace, swap of neighbours), or with `isPrefix` also
 * terms that begin with such a word. Walks the sorted dictionary as a trie, with one row of the edit matrix per letter
 * of the term: rows of letters shared with the term before are kept, a beginning that is too far skips all terms that
 * share it, and of each row only the cells within reach are filled (Ukkonen's band). `editDistance` of packages/text
 * compares two words; here each of thousands of terms would cost it a matrix.
 *
 *            q  u  o  t  a     word
 *         0  1  2  .  .  .     row 0
 *     q   1  0  1  2  .  .     kept for every term in q…
 *     u   2  1  0  1  2  .     kept for every term in qu…
 *     i   .  2  1  1  2  3     quick: still within 2
 *     c   .  .  2  2  2  3
 *     k   .  .  .  3  3  3     all above 2: every term in quick… is skipped
 */
export function findTypos(dictionary: Dictionary, word: string, maxEdits: number, isPrefix: boolean): TypoMatch[] {
  const { units, starts, shared, wordCount: size } = dictionary;
  const letters = Uint16Array.from(word, (_, at) => word.charCodeAt(at));
  const width = word.length + 2;
  const rows = new Uint8Array(width * 80).fill(FAR);
  const nearest = new Uint8Array(80).fill(FAR);
  for (let column = 0; column < width - 1; column++) rows[column] = column;
  nearest[0] = word.length <= maxEdits ? word.length : FAR;
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
      const smallest = fillRow(rows, width, depth, units, start, letters, maxEdits);
      nearest[depth] = Math.min(nearest[depth - 1] ?? FAR, rows[depth * width + word.length] ?? FAR);
      alive = smallest <= maxEdits || (isPrefix && (nearest[depth] ?? FAR) <= maxEdits);
    }
    if (!alive) {
      // Every following term that shares these letters is as far away.
      do term++;
      while (term < size && (shared[term] ?? 0) >= depth);
      depth--;
      continue;
    }
    const edits = rows[length * width + word.length] ?? FAR;
    const prefixEdits = nearest[length] ?? FAR;
    if (edits <= maxEdits) matches.push({ term, edits, isPrefix: false });
    else if (isPrefix && prefixEdits <= maxEdits) matches.push({ term, edits: prefixEdits, isPrefix: true });
    term++;
  }
  return matches;
}

/** Fills the row of the term's letter number `depth` and returns its smallest cell. */
function fillRow(
  rows: Uint8Array,
  width: number,
  depth: number,
  units: Uint16Array,
  start: number,
  letters: Uint16Array,
  maxEdits: number,
): number {
  const row = depth * width;
  const above = row - width;
  const letter = units[start + depth - 1];
  const before = depth > 1 ? units[start + depth - 2] : -1;
  const from = Math.max(1, depth - maxEdits);
  const to = Math.min(letters.length, depth + maxEdits);
  let smallest = from === 1 ? depth : FAR;
  rows[row + from - 1] = smallest;
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
    if (cost < smallest) smallest = cost;
  }
  if (to < letters.length) {
    for (let column = to + 1; column <= letters.length; column++) rows[row + column] = FAR;
  }
  return smallest;
}
