import type { Platform, ReleaseItem } from '@feedback-docs/releases';
import type { RankedSection } from '../retrieval/rankSections.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';

/** What the section that explains an item counts beside the item's own words. */
const DOCS_SHARE = 0.6;
/** What a section is worth that holds nothing of the question. */
const NOT_FOUND = -4;
/** Least fit of an item that is meant: about nine in ten of the questions for a release reach it, and one in five of those for what no release has. */
const MIN_FIT = 16.8;
/** What it counts that the item is of a kind asked for, or of another platform than the one asked for. */
const OF_KIND = 2;
const ELSEWHERE = -1.5;
/** How far behind the best one an item may be to be meant too. */
const MARGIN = 1.5;
/** Most items that one question means. */
const MAX_ITEMS = 4;

/** What a question asks for beside its subject. */
interface Wanted {
  readonly kinds: readonly ReleaseItem['kind'][];
  readonly platform: Platform | undefined;
}

/**
 * The release items that a question is likely to mean, best first, by their own words and by the sections that explain
 * them. `isSure` says whether the best one fits well enough to answer a question that names no feature.
 */
export function rankItems(
  ranked: readonly RankedSection[],
  { items }: ReleaseFacts,
  { kinds, platform }: Wanted,
): { readonly likely: readonly ReleaseItem[]; readonly isSure: boolean } {
  const scores = new Map(ranked.map(({ section, score }) => [section.url, score]));
  const worthOf = (url: string) => scores.get(url) ?? NOT_FOUND;
  const scored = items
    .map(({ item, path }) => {
      const fit = worthOf(path) + DOCS_SHARE * Math.max(NOT_FOUND, ...item.links.map(({ href }) => worthOf(href)));
      const isElsewhere = platform !== undefined && item.platform !== platform;
      return { item, fit, score: fit + (kinds.includes(item.kind) ? OF_KIND : 0) + (isElsewhere ? ELSEWHERE : 0) };
    })
    .toSorted((a, b) => b.score - a.score);
  const least = (scored[0]?.score ?? 0) - MARGIN;
  const best = scored.slice(0, MAX_ITEMS).filter(({ score }) => score >= least);
  const isSure = best.some(({ fit }) => fit >= MIN_FIT);
  return { likely: best.map(({ item }) => item), isSure };
}
