import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import { cutSidebars } from './cutSidebars.ts';

const link = (href: string): PropSidebarItem => ({ type: 'link', href, label: href });
const category = (label: string, collapsed: boolean, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  collapsed,
  collapsible: true,
  items,
});

test('a category that starts open stays whole', () => {
  const sidebars = { docs: [link('/intro'), category('Web', false, [link('/1'), link('/2')])] };
  expect(cutSidebars(sidebars)).toEqual({ sidebars, cuts: [] });
});

test('a collapsed category keeps its first link, which holds the place of the others', () => {
  const { sidebars, cuts } = cutSidebars({ docs: [link('/intro'), category('Old', true, [link('/1'), link('/2')])] });
  expect(sidebars['docs']?.[1]).toMatchObject({ label: 'Old', items: [{ href: '/1', isPlaceholder: true }] });
  expect(cuts).toEqual([{ sidebar: 'docs', place: [1], paths: ['/1', '/2'], items: [link('/1'), link('/2')] }]);
});

test('categories inside a collapsed one are cut by themselves, the outer one first', () => {
  const inner = category('Inner', true, [link('/a'), link('/b')]);
  const { cuts } = cutSidebars({ docs: [category('Outer', true, [inner, link('/c')])] });
  expect(cuts.map(({ place, paths }) => [place, paths])).toEqual([
    [[0], ['/a', '/b', '/c']],
    [
      [0, 0],
      ['/a', '/b'],
    ],
  ]);
  expect(cuts[0]?.items[0]).toMatchObject({ label: 'Inner', items: [{ href: '/a', isPlaceholder: true }] });
});
