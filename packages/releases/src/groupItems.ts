import type { FoldedItem } from './foldItems.ts';
import { type ItemKind, KINDS_BY_URGENCY } from './ItemKind.ts';

/** The items of one kind, by area. */
export interface KindGroup {
  readonly kind: ItemKind;
  readonly areas: readonly AreaGroup[];
}

/** The items of one area within a kind. */
export interface AreaGroup {
  readonly area: string;
  readonly items: readonly FoldedItem[];
}

/**
 * Groups items by kind, those that need action first, and by area within a kind. Areas come in the order given, others
 * after them in the order of their first item; groups are never empty and items keep their order.
 */
export function groupItems(items: readonly FoldedItem[], areas: readonly string[] = []): readonly KindGroup[] {
  const order = [...new Set([...areas, ...items.map(({ item }) => item.area)])];
  const groups = KINDS_BY_URGENCY.map((kind) => {
    const ofKind = items.filter((folded) => folded.kind === kind);
    const byArea = order.map((area) => ({ area, items: ofKind.filter(({ item }) => item.area === area) }));
    return { kind, areas: byArea.filter((group) => group.items.length > 0) };
  });
  return groups.filter((group) => group.areas.length > 0);
}
