import type { ExplorerFilters } from '@feedback-docs/releases';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { indexList, type ListIndex } from './listIndex.ts';
import { type FilterResult, matchEntries } from './matchEntries.ts';

/**
 * Filters the list inside an element of the page by hiding items, so even a thousand releases need no new rendering.
 * `contentVersion` must change when the list does. Undefined until there is a list.
 */
export function useListFilter(
  root: RefObject<HTMLElement | null>,
  filters: ExplorerFilters,
  contentVersion: number,
): FilterResult | undefined {
  const [result, setResult] = useState<FilterResult>();
  const reader = useMemo(() => createIndexReader(), []);

  useLayoutEffect(() => {
    if (root.current === null || contentVersion === 0) return;
    const index = reader(root.current, contentVersion);
    const found = matchEntries(index.entries, filters);
    index.show(found.isShown);
    setResult(found);
  }, [root, reader, filters, contentVersion]);

  return result;
}

/** Reads a list once for each version of its content. */
function createIndexReader(): (root: HTMLElement, contentVersion: number) => ListIndex {
  let known: { version: number; index: ListIndex } | undefined;
  return (root, version) => {
    if (known?.version !== version) known = { version, index: indexList(root) };
    return known.index;
  };
}
