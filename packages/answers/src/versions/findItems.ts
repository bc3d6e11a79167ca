import { itemPath, type ReleaseItem } from '@feedback-docs/releases';
import { wordsOf } from '../language/wordsOf.ts';
import type { Concept } from '../retrieval/Concept.ts';
import { coverageOf, type RankedSection } from '../retrieval/rankSections.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';

/** Least share of a question, or of what it says beside a feature's name, that an item must hold. */
const LEAST_COVERAGE = 0.6;
/** Most items that one question is about. */
const MAX_ITEMS = 2;

/** The items that hold most of a question, for one that names no feature. */
export function findItems({ releases }: ReleaseFacts, ranked: readonly RankedSection[]): ReleaseItem[] {
  const urls = ranked
    .filter(({ section, coverage }) => section.isRelease && coverage >= LEAST_COVERAGE)
    .toSorted((a, b) => b.coverage - a.coverage || b.score - a.score)
    .slice(0, MAX_ITEMS)
    .map(({ section }) => section.url);
  const byPath = new Map(releases.flatMap(({ items }) => items.map((item) => [itemPath(item), item] as const)));
  return urls.flatMap((url) => byPath.get(url) ?? []);
}

/** Words of questions about versions, which say nothing about an item. */
const VERSION_TALK = new Set(
  wordsOf(
    'mobile app web version release feature arrive introduce add available support come get since first update',
  ).map(({ stem }) => stem),
);

/** Of a feature's items those that speak of what the question says beside the feature's name; none when it says nothing. */
export function itemsBeside(name: string, items: readonly ReleaseItem[], concepts: readonly Concept[]): ReleaseItem[] {
  const own = new Set(wordsOf(name).map(({ stem }) => stem));
  const beside = concepts.filter(
    ({ forms }) => ![...forms.keys()].some((stem) => own.has(stem) || VERSION_TALK.has(stem)),
  );
  const total = beside.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const coverage = (item: ReleaseItem) =>
    coverageOf(new Set(wordsOf(`${item.title} ${item.plain}`).map(({ stem }) => stem)), beside) / total;
  return items
    .filter((item) => item.kind !== 'new' && coverage(item) >= LEAST_COVERAGE)
    .toSorted((a, b) => coverage(b) - coverage(a))
    .slice(0, MAX_ITEMS);
}
