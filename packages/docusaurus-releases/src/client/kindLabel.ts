import type { ItemKind } from '@feedback-docs/releases';

/** How readers see a kind of change called. */
export function kindLabel(kind: ItemKind): string {
  const labels: Readonly<Record<ItemKind, string>> = {
    new: RELEASE_TEXTS.kindNew,
    improved: RELEASE_TEXTS.kindImproved,
    changed: RELEASE_TEXTS.kindChanged,
    fixed: RELEASE_TEXTS.kindFixed,
    deprecated: RELEASE_TEXTS.kindDeprecated,
    removed: RELEASE_TEXTS.kindRemoved,
    security: RELEASE_TEXTS.kindSecurity,
  };
  return labels[kind];
}
