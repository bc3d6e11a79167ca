import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/**
 * The items whose label or year holds a text, in their categories, which stand open; all of them for a blank text.
 * A year is written out, so that "20" does not find every item since 2020.
 */
export function filterItems(items: readonly PropSidebarItem[], text: string): PropSidebarItem[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...items];
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'html') return [];
    if (item.type === 'link')
      return item.label.toLowerCase().includes(wanted) || item.customProps?.['year'] === wanted ? [item] : [];
    const below = filterItems(item.items, wanted);
    return below.length === 0 ? [] : [{ ...item, items: below, collapsed: false }];
  });
}
