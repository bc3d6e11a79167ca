import { type ItemKind, needsAction } from './ItemKind.ts';
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
 * Folds later items onto the earlier item they continue: same platform, and the same feature, or the same first linked
 * section for items without one (see `withFeatures`). A New item always begins a fold of its own. Takes items oldest
 * first and keeps each of them exactly once.
 */
export function foldItems(items: readonly ReleaseItem[]): readonly FoldedItem[] {
  const folds: ReleaseItem[][] = [];
  const open = new Map<string, ReleaseItem[]>();
  for (const item of items) {
    const subject = subjectOf(item);
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

function subjectOf({ platform, feature, links, title }: ReleaseItem): string {
  const subject = feature === undefined ? `section ${links[0]?.href ?? title}` : `feature ${feature}`;
  return `${platform} ${subject}`;
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
