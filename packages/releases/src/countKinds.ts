import { type ItemKind, KINDS_BY_URGENCY } from './ItemKind.ts';

/** How many items of a kind there are. */
export interface KindCount {
  readonly kind: ItemKind;
  readonly count: number;
}

/** The kinds that items have, those that need action first, and how many items have each. */
export function countKinds(items: readonly { readonly kind: ItemKind }[]): KindCount[] {
  return KINDS_BY_URGENCY.flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count === 0 ? [] : [{ kind, count }];
  });
}
