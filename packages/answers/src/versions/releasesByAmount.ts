import type { Release, ReleaseItem } from '@feedback-docs/releases';
import { isOn } from './printRelease.ts';
import type { Parts } from './VersionQuestion.ts';

const THING = '(?:(?:web|mobile|app|single|product)\\s+)*(?:versions?|releases?|updates?)\\b';
const ITEM =
  '(?:(?:of|the|new|bug|security|release)\\s+){0,3}(?:fix\\w*|bug\\w*|features?|changes?|improve\\w*|additions?|items?|entries|removals?|deprecations?)\\b';
/** "The most bug fixes" but not "the most recent release". */
const AMOUNTS = {
  most: `(?:(?:biggest|largest)\\s+${THING}|(?:most|(?:highest|greatest|largest) (?:number|amount|count) of)\\s+${ITEM}|(?:fix|change|add|improve|remove)\\w*\\s+the most\\b)`,
  fewest: `(?:smallest\\s+${THING}|(?:fewest|(?:lowest|smallest) (?:number|amount|count) of)\\s+${ITEM})`,
  only: `(?:which|what|any)\\b[^?]*(?:nothing (?:but|except|other than)|only|solely|purely|exclusively)\\s+${ITEM}`,
  without: `(?:which|what|any)\\s+${THING}[^?]*(?:without|no)\\s+(?:any\\s+)?${ITEM}`,
};
type Amount = keyof typeof AMOUNTS;

type Asked = Pick<Parts, 'text' | 'kinds' | 'platform'>;

/** Whether a question asks for releases by how much they hold: the most or the fewest items, only those of a kind or none of it. */
export function amountIn({ text, kinds }: Pick<Asked, 'text' | 'kinds'>): Amount | undefined {
  if (!/\b(?:versions?|releases?|updates?)\b/i.test(text)) return undefined;
  const amounts: readonly Amount[] = kinds.length > 0 ? ['most', 'fewest', 'only', 'without'] : ['most', 'fewest'];
  return amounts.find((amount) => new RegExp(`\\b${AMOUNTS[amount]}`, 'i').test(text));
}

/**
 * Those of some releases that hold so much of the kinds asked for, several where they tie; undefined when the question asks for no
 * amount. Of the most and the fewest, releases without such an item are left out.
 */
export function releasesByAmount(question: Asked, releases: readonly Release[]): Release[] | undefined {
  const amount = amountIn(question);
  if (amount === undefined) return undefined;
  const { kinds, platform } = question;
  const countIn = ({ items }: Release) => ofKinds(items, kinds).length;
  const there = releases.filter((release) => isOn(release, platform));
  if (amount === 'only') return there.filter((release) => countIn(release) === release.items.length);
  if (amount === 'without') return there.filter((release) => countIn(release) === 0);
  const counts = there.map(countIn).filter((count) => count > 0);
  const wanted = amount === 'most' ? Math.max(...counts) : Math.min(...counts);
  return there.filter((release) => countIn(release) === wanted);
}

/** Those of some items that are of the kinds asked for; all when there are none. */
export function ofKinds(items: readonly ReleaseItem[], kinds: Asked['kinds']): readonly ReleaseItem[] {
  return items.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
}
