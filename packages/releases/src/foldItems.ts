import { featureForItem } from './featureForItem.ts';
import { type ItemKind, needsAction } from './ItemKind.ts';
import type { Product } from './Product.ts';
import type { ReleaseItem } from './Release.ts';

/** An item with the later items that change or fix what it brought. */
export interface FoldedItem {
  readonly item: ReleaseItem;
  /** Oldest first; empty when nothing followed. */
  readonly followUps: readonly ReleaseItem[];
  /** The kind under which a reader should find the whole: see `kindOfWhole`. */
  readonly kind: ItemKind;
}

/**
 * Folds later items onto the earlier item they continue: same platform, and the same feature when the product is
 * given, else the same first linked section. A New item always begins a fold of its own. Takes items oldest first and
 * keeps each of them exactly once.
 */
export function foldItems(items: readonly ReleaseItem[], product?: Product): readonly FoldedItem[] {
  const folds: ReleaseItem[][] = [];
  const open = new Map<string, ReleaseItem[]>();
  for (const item of items) {
    const subject = subjectOf(item, product);
    const earlier = open.get(subject);
    if (earlier !== undefined && item.kind !== 'new' && earlier[0]?.version !== item.version) {
      earlier.push(item);
      continue;
    }
    const fold = [item];
    folds.push(fold);
    if (earlier === undefined || item.kind === 'new') open.set(subject, fold);
  }
  return folds.flatMap(([item, ...followUps]) =>
    item === undefined ? [] : [{ item, followUps, kind: kindOfWhole(item, followUps) }],
  );
}

function subjectOf(item: ReleaseItem, product: Product | undefined): string {
  const feature = product === undefined ? undefined : featureForItem(item, product);
  const subject = feature === undefined ? `section ${item.links[0]?.href ?? item.title}` : `feature ${feature.id}`;
  return `${item.platform} ${subject}`;
}

/**
 * What is deprecated or removed in the end stays that. A change or security item needs action only from readers who
 * had the feature before, so it does not override New.
 */
function kindOfWhole(item: ReleaseItem, followUps: readonly ReleaseItem[]): ItemKind {
  const kinds = [item, ...followUps].map(({ kind }) => kind);
  const end = kinds.findLast((kind) => kind === 'removed') ?? kinds.findLast((kind) => kind === 'deprecated');
  if (end !== undefined) return end;
  if (item.kind === 'new') return 'new';
  return kinds.find(needsAction) ?? item.kind;
}
