import { type SearchField, TEXT_GAPS } from '../format/searchFields.ts';
import type { Expansion } from '../match/Expansion.ts';
import type { LoadedIndex } from '../match/LoadedIndex.ts';
import { BONUSES, EXPANSION_WEIGHTS, MAX_PROXIMITY_GAP } from '../rankingRules.ts';

/** About how much of a question is not stop words. */
const CONTENT_SHARE = 0.5;

/** Where one query word occurs in a record, by the expansion that matches best. */
export interface PositionedWord {
  readonly expansion: Expansion;
  /** Ascending, over all fields. */
  readonly positions: readonly number[];
}

/** The bonuses for where the query's words occur in a record: exact heading, page and heading together, proximity, askedAs. `isInTitles`: every word occurs in page title or heading. */
export function rerankBonus(
  index: LoadedIndex,
  record: number,
  words: readonly (PositionedWord | undefined)[],
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

function exactHeadingBonus(index: LoadedIndex, record: number, words: readonly (PositionedWord | undefined)[]): number {
  const [from, to] = fieldRange(index, 'heading', record);
  let covered = 0;
  let last = -1;
  let typed = 1;
  let weight = 1;
  for (const word of words) {
    if (word === undefined || !(word.expansion.isLiteral || word.expansion.weight >= EXPANSION_WEIGHTS.synonym))
      return 0;
    if (!word.expansion.isLiteral) weight = Math.min(weight, word.expansion.weight);
    const next = word.positions.find((position) => position >= Math.max(from, last) && position < to);
    if (next === undefined) return 0;
    // Two words may be one compound: then they share its position.
    if (next > last) covered += word.expansion.terms.length;
    last = next;
    const { typedLength, terms } = word.expansion;
    if (typedLength !== undefined) typed = typedLength / index.dictionary.length(terms[0] ?? 0);
  }
  if (covered < to - from) return 0;
  return typed === 1 ? BONUSES.exactHeading * weight : BONUSES.prefixHeading * (0.5 + 0.5 * typed);
}

/** Whether every word of page title and heading is asked for, and every word asked for occurs in one of them. */
function coversTitles(index: LoadedIndex, record: number, words: readonly (PositionedWord | undefined)[]): boolean {
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

function proximityBonus(words: readonly (PositionedWord | undefined)[]): number {
  if (words.length < 2) return 0;
  let sum = 0;
  for (let at = 0; at + 1 < words.length; at++) {
    const gap = smallestGap(words[at]?.positions ?? [], words[at + 1]?.positions ?? []);
    if (gap < MAX_PROXIMITY_GAP) sum += 1 / (1 + gap);
  }
  return (BONUSES.proximity * sum) / (words.length - 1);
}

/** Smallest number of words between two words; the wrong order counts as one word more. */
function smallestGap(left: readonly number[], right: readonly number[]): number {
  let smallest = Number.POSITIVE_INFINITY;
  let at = 0;
  for (const position of left) {
    while (at < right.length && (right[at] ?? 0) < position) at++;
    const after = right[at];
    const before = right[at - 1];
    if (after !== undefined) smallest = Math.min(smallest, Math.max(0, after - position - 1));
    if (before !== undefined) smallest = Math.min(smallest, position - before);
  }
  return smallest;
}

/** Grows with the square of the share of the query that one askedAs question of the record holds, and with the share of that question. */
function askedAsBonus(
  index: LoadedIndex,
  record: number,
  words: readonly (PositionedWord | undefined)[],
  weights: readonly number[],
): number {
  const [from, to] = fieldRange(index, 'askedAs', record);
  if (from === to) return 0;
  const end = index.records.starts('content')[record] ?? 0;
  const held = heaviestCluster(words, weights, from, end);
  const questions = (end - to) / TEXT_GAPS.askedAs;
  const coverage = weights.reduce((sum, weight) => sum + weight, 0);
  return BONUSES.askedAs * (held / coverage) ** 2 * Math.min(1, held / (((to - from) / questions) * CONTENT_SHARE));
}

/** Weight of the words that one question holds: between questions there are TEXT_GAPS.askedAs free positions. */
function heaviestCluster(
  words: readonly (PositionedWord | undefined)[],
  weights: readonly number[],
  from: number,
  to: number,
): number {
  const occurrences = words.flatMap((word, number) =>
    (word?.positions ?? [])
      .filter((position) => position >= from && position < to)
      .map((position) => ({ position, number })),
  );
  occurrences.sort((a, b) => a.position - b.position);
  let heaviest = 0;
  let held = new Set<number>();
  occurrences.forEach(({ position, number }, at) => {
    if (position - (occurrences[at - 1]?.position ?? position) >= TEXT_GAPS.askedAs) held = new Set();
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
