import type { ItemKind, Platform, Release, ReleaseItem } from '@feedback-docs/releases';
import { isOn } from './printRelease.ts';

/** How much of something the releases asked for hold. */
export type Amount = 'most' | 'fewest' | 'only' | 'without';

interface ItemFilter {
  readonly kinds: readonly ItemKind[];
  readonly platform: Platform | undefined;
}

const THING = '(?:(?:web|mobile|app|single|product)\\s+)*(?:versions?|releases?|updates?)';
const ITEM =
  '(?:(?:of|the|new|bug|security|release)\\s+){0,3}(?:fix\\w*|bug\\w*|features?|changes?|improve\\w*|additions?|items?|entries|removals?|deprecations?)\\b';
const COUNT = '(?:number|amount|count) of';
const AMOUNTS: readonly (readonly [Amount, RegExp])[] = [
  // "The most bug fixes" but not "the most recent release".
  ['most', pattern(`(?:biggest|largest)\\s+${THING}\\b`)],
  ['most', pattern(`(?:most|(?:highest|greatest|largest) ${COUNT})\\s+${ITEM}`)],
  ['most', pattern('(?:fix|change|add|improve|remove)\\w*\\s+the most\\b')],
  ['fewest', pattern(`smallest\\s+${THING}\\b`)],
  ['fewest', pattern(`(?:fewest|(?:lowest|smallest) ${COUNT})\\s+${ITEM}`)],
  [
    'only',
    pattern(
      `(?:which|what|any)\\b[^?]*(?:nothing (?:but|except|other than)|only|solely|purely|exclusively)\\s+${ITEM}`,
    ),
  ],
  ['without', pattern(`(?:which|what|any)\\s+${THING}\\b[^?]*(?:without|no)\\s+(?:any\\s+)?${ITEM}`)],
];
const NAMES_RELEASE = /\b(?:versions?|releases?|updates?)\b/i;

function pattern(text: string): RegExp {
  return new RegExp(`\\b${text}`, 'i');
}

/** Whether a question asks for releases by how much they hold: the most or the fewest items, only those of a kind or none of it. */
export function amountIn(text: string, kinds: readonly ItemKind[]): Amount | undefined {
  if (!NAMES_RELEASE.test(text)) return undefined;
  const amount = AMOUNTS.find(([, asked]) => asked.test(text))?.[0];
  return kinds.length > 0 || amount === 'most' || amount === 'fewest' ? amount : undefined;
}

/**
 * Those of some releases that hold so much of the kinds asked for, several where they tie; undefined when the question asks for no
 * amount. Of the most and the fewest, releases without such an item are left out.
 */
export function releasesByAmount(
  text: string,
  releases: readonly Release[],
  { kinds, platform }: ItemFilter,
): Release[] | undefined {
  const amount = amountIn(text, kinds);
  if (amount === undefined) return undefined;
  const isOfKind = ({ kind }: ReleaseItem) => kinds.length === 0 || kinds.includes(kind);
  const there = releases.filter((release) => isOn(release, platform));
  if (amount === 'only') return there.filter(({ items }) => items.every(isOfKind));
  if (amount === 'without') return there.filter(({ items }) => !items.some(isOfKind));
  const counts = new Map(there.map((release) => [release, release.items.filter(isOfKind).length]));
  const some = [...counts.values()].filter((count) => count > 0);
  const wanted = amount === 'most' ? Math.max(...some) : Math.min(...some);
  return [...counts].flatMap(([release, count]) => (count === wanted ? [release] : []));
}
