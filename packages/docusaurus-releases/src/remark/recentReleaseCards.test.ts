import type { ItemKind, Release } from '@feedback-docs/releases';
import { expect, test } from 'vitest';
import { recentReleaseCards } from './recentReleaseCards.ts';

test('the card of a release says how many changes of each kind it has, what needs action first', () => {
  const cards = JSON.stringify(recentReleaseCards([release(['new', 'removed', 'new', 'fixed'])], 1));
  const counts = [
    ...cards.matchAll(/"kind","value":"(\w+)"\},\{"type":"mdxJsxAttribute","name":"count","value":"(\d+)"/g),
  ];
  expect(counts.map(([, kind, count]) => `${count} ${kind}`)).toEqual(['1 removed', '2 new', '1 fixed']);
});

function release(kinds: readonly ItemKind[]): Release {
  return {
    platform: 'web',
    version: '1.70',
    title: 'Web 1.70',
    path: '/docs/versions/Web/1_70',
    date: '2026-06-11',
    description: 'Quotas act at once.',
    tags: [],
    intro: '',
    items: kinds.map((kind, index) => ({
      platform: 'web',
      version: '1.70',
      kind,
      area: 'Survey flow',
      title: `Item ${index}`,
      text: '',
      plain: '',
      anchor: `item-${index}`,
      links: [],
    })),
  };
}
