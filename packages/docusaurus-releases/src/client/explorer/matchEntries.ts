import { type ExplorerFilters, ITEM_KINDS, type ItemKind, PLATFORMS, type Platform } from '@feedback-docs/releases';
import { foldText } from '@feedback-docs/text';

/** What an item can be filtered by. */
export interface FilterEntry {
  readonly platform: Platform;
  readonly kind: ItemKind;
  readonly area: string;
  /** Everything it says, as `foldText` returns it. */
  readonly text: string;
}

/** Which entries pass, and how many would pass with each choice, the other filters kept. */
export interface FilterResult {
  readonly isShown: readonly boolean[];
  readonly shownCount: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** Applies the filters: choices of one kind widen, different kinds narrow, and every word of the text must occur. */
export function matchEntries(entries: readonly FilterEntry[], filters: ExplorerFilters): FilterResult {
  const words = foldText(filters.text).split(/\s+/).filter(Boolean);
  const counts = new Map<string, number>([...PLATFORMS, ...ITEM_KINDS].map((name) => [name, 0]));
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  let shownCount = 0;
  const isShown = entries.map(({ platform, kind, area, text }) => {
    if (!words.every((word) => text.includes(word))) return false;
    const isPlatform = allows(filters.platforms, platform);
    const isKind = allows(filters.kinds, kind);
    const isArea = allows(filters.areas, area);
    if (isKind && isArea) count(platform);
    if (isPlatform && isArea) count(kind);
    if (isPlatform && isKind) count(area);
    const passes = isPlatform && isKind && isArea;
    if (passes) shownCount += 1;
    return passes;
  });
  return { isShown, shownCount, counts };
}

function allows(chosen: readonly string[], value: string): boolean {
  return chosen.length === 0 || chosen.includes(value);
}
