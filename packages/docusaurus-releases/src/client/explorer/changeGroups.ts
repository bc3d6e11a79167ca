import {
  type Comparison,
  compare,
  type FoldedItem,
  foldItems,
  groupItems,
  type KindGroup,
  type Release,
  type VersionRef,
} from '@feedback-docs/releases';

/** What lies between two versions, ready for reading. */
export interface Changes {
  readonly comparison: Comparison;
  /** Those that need action first, later items folded onto what they change. */
  readonly groups: readonly KindGroup[];
}

/** Compares two versions of one platform in either direction and groups what lies between them. */
export function changesBetween(
  releases: readonly Release[],
  { from, to }: { readonly from: VersionRef; readonly to: VersionRef },
  areas: readonly string[],
): Changes {
  const comparison = compare(releases, from, to);
  return { comparison, groups: groupItems(foldItems(comparison.items), areas) };
}

/** The first items of the groups, at most as many as given; groups that would be empty are left out. */
export function firstOfGroups(groups: readonly KindGroup[], limit: number): readonly KindGroup[] {
  let left = limit;
  const take = (items: readonly FoldedItem[]) => {
    const taken = items.slice(0, left);
    left -= taken.length;
    return taken;
  };
  return groups
    .map(({ kind, areas }) => ({
      kind,
      areas: areas.map(({ area, items }) => ({ area, items: take(items) })).filter(({ items }) => items.length > 0),
    }))
    .filter(({ areas }) => areas.length > 0);
}
