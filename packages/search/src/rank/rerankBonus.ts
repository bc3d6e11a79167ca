import { type SearchField, TEXT_GAPS } from '../format/searchFields.ts';
import type { Expansion } from '../match/Expansion.ts';
import type { LoadedIndex } from '../match/LoadedIndex.ts';
import { RULES } from '../rankingRules.ts';
import type { Occurrence } from './PositionedWords.ts';

/** About how much of a question is not stop words. */
const CONTENT_SHARE = 0.5;

/** A word of the query, in the order of the query, with its occurrences in one record. */
export interface PlacedWord {
  /** Its share of the whole query's weight. */
  readonly weight: number;
  readonly idf: number;
  readonly at: readonly Occurrence[];
}

/** The bonuses for where the query's words occur in a record: exact heading, page and heading together, proximity, askedAs. */
export function rerankBonus(index: LoadedIndex, record: number, query: readonly PlacedWord[]): number {
  return (
    RULES.bonuses.exact * (headingShare(index, record, query) + Number(coversTitles(index, record, query))) +
    RULES.bonuses.proximity * proximity(query) +
    askedAsBonus(index, record, query)
  );
}

/** How much of the heading the query is, when it is the heading's beginning, word by word: 1 for the heading as it stands. */
function headingShare(index: LoadedIndex, record: number, query: readonly PlacedWord[]): number {
  const [from, to] = fieldRange(index, 'heading', record);
  let next = from;
  let weight = 1;
  let untyped = 0;
  for (const { at } of query) {
    const found = at.find(({ position }) => position === next) ?? at.find(({ position }) => position === next - 1);
    if (found === undefined || next >= to + 1) return 0;
    const { expansion, position } = found;
    if (!expansion.isLiteral && expansion.weight < RULES.expansions.synonym) return 0;
    // Two words may be one compound: then they share its position.
    if (position === next) next += expansion.terms.length;
    if (!expansion.isLiteral) weight = Math.min(weight, expansion.weight);
    const { typedLength, terms } = expansion;
    if (typedLength !== undefined) untyped = 1 - typedLength / index.dictionary.length(terms[0] ?? 0);
  }
  if (next > to) return 0;
  return weight ** 2 * ((next - from - 0.5 * untyped) / (to - from)) ** 2;
}

/** The terms of a heading that the query becomes by completing its last word; undefined for all other headings. */
export function completedHeading(index: LoadedIndex, record: number, query: readonly PlacedWord[]): string | undefined {
  const [from, to] = fieldRange(index, 'heading', record);
  const terms: number[] = [];
  for (const { at } of query) {
    const found = at.find(({ position }) => position === from + terms.length);
    if (found === undefined) return undefined;
    terms.push(...found.expansion.terms);
  }
  const last = terms.at(-1);
  const typedLength = query.at(-1)?.at.find(({ position }) => position === to - 1)?.expansion.typedLength;
  if (from + terms.length !== to || last === undefined || typedLength === undefined) return undefined;
  return typedLength < index.dictionary.length(last) ? terms.join(' ') : undefined;
}

/** Whether every word of page title and heading is asked for, and every word asked for occurs in one of them. */
function coversTitles(index: LoadedIndex, record: number, query: readonly PlacedWord[]): boolean {
  const ranges = [fieldRange(index, 'page', record), fieldRange(index, 'heading', record)];
  const sizes = ranges.map(([from, to]) => to - from);
  if (query.length < 2 || sizes.includes(0)) return false;
  const found = ranges.map(() => new Set<number>());
  for (const { at } of query) {
    // What is begun is one word: it may end as that of the page title or as that of the heading.
    let begun: Expansion | undefined;
    let isInTitles = false;
    ranges.forEach(([from, to], title) => {
      for (const { position, expansion } of at) {
        if (position < from || position >= to) continue;
        isInTitles = true;
        if (expansion.typedLength !== undefined) begun ??= expansion;
        if (expansion.typedLength === undefined || begun === expansion) found[title]?.add(position);
      }
    });
    if (!isInTitles) return false;
  }
  return sizes.every((size, title) => (found[title]?.size ?? 0) >= size);
}

/**
 * From 0 to 1: how much of the query stands beside what is beside it in the query, half of each word's idf to its left
 * and half to its right. Stop words count in full: to find them in their places is what tells a pasted text from another
 * with the same words. Squared, since a whole sentence side by side is no chance and two words may be.
 */
function proximity(query: readonly PlacedWord[]): number {
  let near = 0;
  let total = 0;
  query.forEach((word, at) => {
    total += word.idf;
    const before = query[at - 1];
    if (before === undefined || before === word) return;
    near += (before.idf + word.idf) / 2 / (1 + smallestGap(before.at, word.at));
  });
  return total === 0 ? 0 : (near / total) ** 2;
}

/** Smallest number of words between two words, none where both are written as one, infinite where one is missing; the wrong order counts as one word more. */
function smallestGap(left: readonly Occurrence[], right: readonly Occurrence[]): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (const { position: before, expansion } of left) {
    for (const { position: after } of right) {
      if (after > before) smallest = Math.min(smallest, after - before - 1);
      else if (after === before && expansion.isJoined === true) smallest = 0;
      else if (after < before) smallest = Math.min(smallest, before - after);
    }
  }
  return smallest;
}

/** Grows with the square of the share of the query that one askedAs question of the record holds, and with the share of that question. */
function askedAsBonus(index: LoadedIndex, record: number, query: readonly PlacedWord[]): number {
  const [from, to] = fieldRange(index, 'askedAs', record);
  // A heading without a text of its own does not hold the answer; a section below it does.
  if (from === to || !hasText(index, record)) return 0;
  const end = index.records.starts('content')[record] ?? 0;
  const held = heaviestCluster(query, from, end);
  const questions = (end - to) / TEXT_GAPS.askedAs;
  return (
    RULES.bonuses.askedAs * held ** 2 * Math.min(1, (held * query.length) / (((to - from) / questions) * CONTENT_SHARE))
  );
}

/** Weight of the words that one question holds: between questions there are TEXT_GAPS.askedAs free positions. */
function heaviestCluster(query: readonly PlacedWord[], from: number, to: number): number {
  const occurrences = [...new Set(query)].flatMap((word) =>
    word.at.filter(({ position }) => position >= from && position < to).map(({ position }) => ({ position, word })),
  );
  occurrences.sort((a, b) => a.position - b.position);
  let heaviest = 0;
  let held = new Set<PlacedWord>();
  occurrences.forEach(({ position, word }, at) => {
    if (position - (occurrences[at - 1]?.position ?? position) >= TEXT_GAPS.askedAs) held = new Set();
    held.add(word);
    heaviest = Math.max(
      heaviest,
      [...held].reduce((sum, { weight }) => sum + weight, 0),
    );
  });
  return heaviest;
}

function hasText({ records }: LoadedIndex, record: number): boolean {
  return (records.lengths('content')[record] ?? 0) + (records.lengths('code')[record] ?? 0) > 0;
}

function fieldRange({ records }: LoadedIndex, field: SearchField, record: number): readonly [number, number] {
  const from = records.starts(field)[record] ?? 0;
  return [from, from + (records.lengths(field)[record] ?? 0)];
}
