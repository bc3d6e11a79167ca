/** What a release item does to the product, in the order of the headings on a release page. */
export const ITEM_KINDS = ['new', 'improved', 'changed', 'fixed', 'deprecated', 'removed', 'security'] as const;

/** What a release item does to the product. */
export type ItemKind = (typeof ITEM_KINDS)[number];

/** The level-2 heading under which the items of a kind stand on a release page. */
export const KIND_HEADINGS: Readonly<Record<ItemKind, string>> = {
  new: 'New',
  improved: 'Improved',
  changed: 'Changed',
  fixed: 'Fixed',
  deprecated: 'Deprecated',
  removed: 'Removed',
  security: 'Security',
};

const ACTION_KINDS: ReadonlySet<ItemKind> = new Set(['changed', 'deprecated', 'removed', 'security']);

/** The kinds in reading order: those that ask something of the reader come first. */
export const KINDS_BY_URGENCY: readonly ItemKind[] = [
  ...ITEM_KINDS.filter((kind) => ACTION_KINDS.has(kind)),
  ...ITEM_KINDS.filter((kind) => !ACTION_KINDS.has(kind)),
];

/** True for kinds after which a reader may have to do something: Changed, Deprecated, Removed, Security. */
export function needsAction(kind: ItemKind): boolean {
  return ACTION_KINDS.has(kind);
}

/** The kind behind a word from product.yaml; undefined for every other word. */
export function itemKindNamed(name: string): ItemKind | undefined {
  return ITEM_KINDS.find((kind) => kind === name);
}
