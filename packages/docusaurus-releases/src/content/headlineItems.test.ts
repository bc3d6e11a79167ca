import type { ItemKind, ReleaseItem } from '@feedback-docs/releases';
import { expect, test } from 'vitest';
import { headlineItems } from './headlineItems.ts';

const item = (kind: ItemKind, title: string): ReleaseItem => ({
  platform: 'web',
  version: '1.70',
  kind,
  area: 'Survey flow',
  title,
  text: '',
  plain: '',
  anchor: title,
  links: [],
});

const items = [
  item('new', 'Driver analysis'),
  item('new', 'Flow map'),
  item('improved', 'Topics'),
  item('changed', 'Quotas act at once'),
  item('deprecated', 'FTP import ends'),
  item('removed', 'API version 1'),
  item('security', 'Private addresses refused'),
];

test('names what is removed, secured, changed or ending before what is new', () => {
  expect(headlineItems({ items }, 5).map(({ title }) => title)).toEqual([
    'API version 1',
    'Private addresses refused',
    'Quotas act at once',
    'FTP import ends',
    'Driver analysis',
  ]);
});

test('keeps the order of the page within a kind', () => {
  expect(headlineItems({ items: items.slice(0, 3) }, 2).map(({ title }) => title)).toEqual([
    'Driver analysis',
    'Flow map',
  ]);
});
