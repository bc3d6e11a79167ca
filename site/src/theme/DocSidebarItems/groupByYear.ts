import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** Items of one year, next to each other. */
export interface YearOfItems {
  readonly year: string;
  readonly items: PropSidebarItem[];
}

/** The items by their years; none where an item has no year. */
export function groupByYear(items: readonly PropSidebarItem[]): YearOfItems[] {
  const years: YearOfItems[] = [];
  for (const item of items) {
    const year = item.customProps?.['year'];
    if (typeof year !== 'string') return [];
    if (year !== years.at(-1)?.year) years.push({ year, items: [] });
    years.at(-1)?.items.push(item);
  }
  return years;
}
