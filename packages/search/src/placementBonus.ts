import { TEXT_GAPS } from './collectPostings.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import { BONUSES, PROXIMITY_REACH } from './rankingRules.ts';
import type { SearchField } from './searchFields.ts';
import type { WordForm } from './WordForm.ts';

/** About how much of a question is not function words. */
const CONTENT_SHARE = 0.5;

/** Where one query word stands in a record, under the form that matches best; undefined when it does not. */
export interface PlacedWord {
  readonly form: WordForm;
  /** Ascending, over all fields. */
  readonly positions: readonly number[];
}

/** What a record earns for where the query's words stand: exact heading, page and heading together, side by side, other names. `isInTitles` says that every word stands in page title or heading. */
export function placementBonus(
  index: LoadedIndex,
  record: number,
  words: readonly (PlacedWord | undefined)[],
  weights: readonly number[],
  isInTitles: boolean,
): number {
  const titles = isInTitles && coversTitles(index, record, words) ? BONUSES.pageAndHeading : 0;
  return (
    exactHeadingBonus(index, record, words) +
    titles +
    proximityBonus(words) +
    askedAsBonus(index, record, words, weights)
  );
}

function exactHeadingBonus(index: LoadedIndex, record: number, words: readonly (PlacedWord | undefined)[]): number {
  const [from, to] = fieldRange(index, 'heading', record);
  let covered = 0;
  let last = -1;
  let typed = 1;
  for (const word of words) {
    if (word === undefined || !word.form.isLiteral) return 0;
    const next = word.positions.find((position) => position >= Math.max(from, last) && position < to);
    if (next === undefined) return 0;
    // Two words may stand for one joined name: then they share its position.
    if (next > last) covered += word.form.terms.length;
    last = next;
    const { typedLength, terms } = word.form;
    if (typedLength !== undefined) typed = typedLength / index.dictionary.length(terms[0] ?? 0);
  }
  if (covered < to - from) return 0;
  return typed === 1 ? BONUSES.exactHeading : BONUSES.begunHeading * (0.5 + 0.5 * typed);
}

/** True when every word of page title and heading is asked for, and every word asked for stands in one of them. */
function coversTitles(index: LoadedIndex, record: number, words: readonly (PlacedWord | undefined)[]): boolean {
  const ranges = [fieldRange(index, 'page', record), fieldRange(index, 'heading', record)];
  const sizes = ranges.map(([from, to]) => to - from);
  if (words.length < 2 || sizes.includes(0)) return false;
  const found = ranges.map(() => new Set<number>());
  for (const word of words) {
    if (word === undefined) return false;
    let isInTitles = false;
    ranges.forEach(([from, to], at) => {
      for (const position of word.positions) {
        if (position < from || position >= to) continue;
        found[at]?.add(position);
        isInTitles = true;
      }
    });
    if (!isInTitles) return false;
  }
  return sizes.every((size, at) => (found[at]?.size ?? 0) >= size);
}

function proximityBonus(words: readonly (PlacedWord | undefined)[]): number {
  if (words.length < 2) return 0;
  let sum = 0;
  for (let at = 0; at + 1 < words.length; at++) {
    const gap = leastGap(words[at]?.positions ?? [], words[at + 1]?.positions ?? []);
    if (gap < PROXIMITY_REACH) sum += 1 / (1 + gap);
  }
  return (BONUSES.proximity * sum) / (words.length - 1);
}

/** Least number of words between two words; the wrong order counts as one word more. */
function leastGap(left: readonly number[], right: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  let at = 0;
  for (const position of left) {
    while (at < right.length && (right[at] ?? 0) < position) at++;
    const after = right[at];
    const before = right[at - 1];
    if (after !== undefined) least = Math.min(least, Math.max(0, after - position - 1));
    if (before !== undefined) least = Math.min(least, position - before);
  }
  return least;
}

/** Grows with the square of the share of the query that one of the record's other names holds, and with the share of that name. */
function askedAsBonus(
  index: LoadedIndex,
  record: number,
  words: readonly (PlacedWord | undefined)[],
  weights: readonly number[],
): number {
  const [from, to] = fieldRange(index, 'askedAs', record);
  if (from === to) return 0;
  const end = index.records.starts('content')[record] ?? 0;
  const held = heaviestCluster(words, weights, from, end);
  const names = (end - to) / TEXT_GAPS.askedAs;
  const coverage = weights.reduce((sum, weight) => sum + weight, 0);
  return BONUSES.askedAs * (held / coverage) ** 2 * Math.min(1, held / (((to - from) / names) * CONTENT_SHARE));
}

/** Weight of the words that stand together in one name: between names there are TEXT_GAPS.askedAs free positions. */
function heaviestCluster(
  words: readonly (PlacedWord | undefined)[],
  weights: readonly number[],
  from: number,
  to: number,
): number {
  const places = words.flatMap((word, number) =>
    (word?.positions ?? [])
      .filter((position) => position >= from && position < to)
      .map((position) => ({ position, number })),
  );
  places.sort((a, b) => a.position - b.position);
  let heaviest = 0;
  let held = new Set<number>();
  places.forEach(({ position, number }, at) => {
    if (position - (places[at - 1]?.position ?? position) >= TEXT_GAPS.askedAs) held = new Set();
    held.add(number);
    heaviest = Math.max(
      heaviest,
      [...held].reduce((sum, word) => sum + (weights[word] ?? 0), 0),
    );
  });
  return heaviest;
}

function fieldRange({ records }: LoadedIndex, field: SearchField, record: number): readonly [number, number] {
  const from = records.starts(field)[record] ?? 0;
  return [from, from + (records.lengths(field)[record] ?? 0)];
}
