import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/**
 * The items whose label or year holds a text, in their categories, which stand open; all of them for a blank text. An item without a
 * year of its own is of the same year as the one before it. A year is written out, so that "20" does not find every item since 2020.
 */
export function filterItems(items: readonly PropSidebarItem[], text: string): PropSidebarItem[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...items];
  let year: unknown;
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'html') return [];
    if (item.type === 'link') {
      year = item.customProps?.['year'] ?? year;
      return item.label.toLowerCase().includes(wanted) || year === wanted ? [item] : [];
    }
    const below = filterItems(item.items, wanted);
    return below.length === 0 ? [] : [{ ...item, items: below, collapsed: false }];
  });
}
