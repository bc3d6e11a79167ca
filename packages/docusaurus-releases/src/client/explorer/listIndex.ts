import { itemKindNamed, platformNamed } from '@feedback-docs/releases';
import { foldText } from '@feedback-docs/text';
import type { FilterEntry } from './matchEntries.ts';

/** The items of a list on the page with what they can be filtered by. */
export interface ListIndex {
  readonly entries: readonly FilterEntry[];
  /** Shows the items for which the array, in the order of the entries, says true. Groups without a shown item are hidden. */
  show(isShown: readonly boolean[]): void;
}

/**
 * Reads a list from the page: items carry `data-kind` and `data-area`, stand inside an element with `data-platform`, and may stand
 * inside groups marked `data-group`, whose value counts as text of their items.
 */
export function indexList(root: HTMLElement): ListIndex {
  const items = [...root.querySelectorAll<HTMLElement>('[data-kind]')];
  const groupsOf = items.map((item) => groupsAround(item, root));
  return {
    entries: items.map((item, index) => entryOf(item, groupsOf[index] ?? [])),
    show(isShown) {
      const open = new Set<HTMLElement>();
      items.forEach((item, index) => {
        const isItemShown = isShown[index] === true;
        setHidden(item, !isItemShown);
        if (isItemShown) for (const group of groupsOf[index] ?? []) open.add(group);
      });
      for (const group of new Set(groupsOf.flat())) setHidden(group, !open.has(group));
    },
  };
}

function groupsAround(item: HTMLElement, root: HTMLElement): readonly HTMLElement[] {
  const groups: HTMLElement[] = [];
  let group = item.closest<HTMLElement>('[data-group]');
  while (group !== null && root.contains(group)) {
    groups.push(group);
    group = group.parentElement?.closest<HTMLElement>('[data-group]') ?? null;
  }
  return groups;
}

function entryOf(item: HTMLElement, groups: readonly HTMLElement[]): FilterEntry {
  const platform = item.closest<HTMLElement>('[data-platform]')?.dataset['platform'] ?? '';
  const words = [...groups.map((group) => group.dataset['group']), item.textContent].join(' ');
  return {
    platform: platformNamed(platform) ?? 'web',
    kind: itemKindNamed(item.dataset['kind'] ?? '') ?? 'new',
    area: item.dataset['area'] ?? '',
    text: foldText(words),
  };
}

/** Writing an unchanged attribute would make the browser look at the element again. */
function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}
