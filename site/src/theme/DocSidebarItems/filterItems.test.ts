import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import { filterItems } from './filterItems';

const link = (label: string, year?: string): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/docs/${label}`,
  ...(year !== undefined && { customProps: { year } }),
});
const items: PropSidebarItem[] = [
  link('Recent versions'),
  {
    type: 'category',
    label: 'Web',
    collapsed: true,
    collapsible: true,
    items: [link('Web 1.74', '2025'), link('Web 1.73', '2025'), link('Web 1.29', '2021')],
  },
  { type: 'category', label: 'Mobile', collapsed: false, collapsible: true, items: [link('Mobile 2.9', '2025')] },
];
const labels = (found: readonly PropSidebarItem[]): unknown[] =>
  found.map((item) => (item.type === 'category' ? [item.label, ...labels(item.items)] : 'label' in item && item.label));

test('part of a name finds the items that hold it, in their categories', () => {
  expect(labels(filterItems(items, '1.7'))).toEqual([['Web', 'Web 1.74', 'Web 1.73']]);
  expect(labels(filterItems(items, ' WEB '))).toEqual([['Web', 'Web 1.74', 'Web 1.73', 'Web 1.29']]);
});

test('a year finds what is of that year, and a part of it nothing', () => {
  expect(labels(filterItems(items, '2025'))).toEqual([
    ['Web', 'Web 1.74', 'Web 1.73'],
    ['Mobile', 'Mobile 2.9'],
  ]);
  expect(labels(filterItems(items, '202'))).toEqual([]);
});

test('a category with something found stands open', () => {
  expect(filterItems(items, '1.29')).toMatchObject([{ label: 'Web', collapsed: false }]);
});

test('without a text everything stays as it was', () => {
  expect(filterItems(items, ' ')).toEqual(items);
});
