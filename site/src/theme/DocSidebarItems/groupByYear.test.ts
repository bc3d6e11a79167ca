import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import { groupByYear } from './groupByYear';

const link = (label: string, year?: string): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/docs/${label}`,
  ...(year !== undefined && { customProps: { year } }),
});

test('items stand under their years', () => {
  const [newest, older, last] = [link('1.3', '2025'), link('1.2', '2025'), link('1.1', '2024')];
  expect(groupByYear([newest, older, last])).toEqual([
    { year: '2025', items: [newest, older] },
    { year: '2024', items: [last] },
  ]);
});

test('a list with an item without a year has none', () => {
  expect(groupByYear([link('Glossary'), link('1.3', '2025')])).toEqual([]);
});
