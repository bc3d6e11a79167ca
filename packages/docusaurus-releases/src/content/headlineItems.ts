import type { ItemKind, Release, ReleaseItem } from '@feedback-docs/releases';

/** The kinds by how soon a reader must know: what is gone or closes a hole, what behaves differently, then what is new. */
const BY_URGENCY: readonly ItemKind[] = ['removed', 'security', 'changed', 'deprecated', 'new', 'improved', 'fixed'];

/** The items that stand for a release where there is room for a few: what needs action first, each kind in the page's order. */
export function headlineItems({ items }: Pick<Release, 'items'>, count: number): readonly ReleaseItem[] {
  return items
    .toSorted((left, right) => BY_URGENCY.indexOf(left.kind) - BY_URGENCY.indexOf(right.kind))
    .slice(0, count);
}
