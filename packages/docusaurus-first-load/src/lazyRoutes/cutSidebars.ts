import type { PropSidebar, PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import type { SidebarVersion } from './readSidebars.ts';

/** Marks the link for `PlaceholderItem` of client/lazyRoutes. */
const PLACEHOLDER = { isPlaceholder: true };

/** The items of a category that were cut out of a sidebar. */
export interface CutItems {
  sidebar: string;
  /** The position of the category at each level of the sidebar. */
  place: readonly number[];
  /** Addresses below the category, its own included. */
  paths: readonly string[];
  items: PropSidebarItem[];
}

/** A version of the docs with its sidebars and what was cut out of them. */
export interface CutVersion extends SidebarVersion {
  readonly sidebars: Readonly<Record<string, PropSidebar>>;
  readonly cuts: readonly CutItems[];
}

/**
 * Cuts the items out of categories that start collapsed, down to the first link, which holds their place. Returns the short sidebars and
 * what was cut, outer categories before inner ones.
 */
export function cutSidebars(sidebars: Readonly<Record<string, PropSidebar>>): {
  sidebars: Record<string, PropSidebar>;
  cuts: CutItems[];
} {
  const cuts: CutItems[] = [];
  const short = Object.entries(sidebars).map(([name, items]) => [
    name,
    cutItems(items, { sidebar: name, place: [] }, cuts),
  ]);
  return { sidebars: Object.fromEntries(short) as Record<string, PropSidebar>, cuts };
}

type Place = Pick<CutItems, 'sidebar' | 'place'>;

function cutItems(items: readonly PropSidebarItem[], { sidebar, place }: Place, cuts: CutItems[]): PropSidebarItem[] {
  return items.map((item, index) =>
    item.type === 'category' ? cutCategory(item, { sidebar, place: [...place, index] }, cuts) : item,
  );
}

function cutCategory(category: PropSidebarItemCategory, place: Place, cuts: CutItems[]): PropSidebarItemCategory {
  const first = firstLink(category.items);
  if (!category.collapsed || first === undefined || category.items.length < 2)
    return { ...category, items: cutItems(category.items, place, cuts) };
  const cut: CutItems = { ...place, paths: pathsOf(category), items: [] };
  cuts.push(cut);
  cut.items = cutItems(category.items, place, cuts);
  return { ...category, items: [{ ...first, ...PLACEHOLDER }] };
}

function firstLink(items: readonly PropSidebarItem[]): PropSidebarItem | undefined {
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted && item.href.startsWith('/')) return item;
    const nested = item.type === 'category' ? firstLink(item.items) : undefined;
    if (nested !== undefined) return nested;
  }
  return undefined;
}

function pathsOf(item: PropSidebarItem): string[] {
  if (item.type === 'link') return [item.href];
  if (item.type !== 'category') return [];
  return [...(item.href === undefined ? [] : [item.href]), ...item.items.flatMap(pathsOf)];
}
