import { countKinds, itemPath, type Release } from '@feedback-docs/releases';
import type { List, ListItem, PhrasingContent } from 'mdast';
import { headlineItems } from '../content/headlineItems.ts';
import { newestReleases } from '../content/newestReleases.ts';
import { inlineComponent } from './component.ts';

/** How many items of a release its card names. */
const HEADLINE_COUNT = 3;

/** The newest releases as a list of cards: name, day, changes of each kind, what the release is about, and its headline items. */
export function recentReleaseCards(releases: readonly Release[], count: number): List {
  return {
    type: 'list',
    ordered: false,
    spread: true,
    data: { hProperties: { className: ['release-cards'] } },
    children: newestReleases(releases, count).map(card),
  };
}

function card(release: Release): ListItem {
  const text = (value: string): PhrasingContent => ({ type: 'text', value });
  return {
    type: 'listItem',
    spread: true,
    children: [
      {
        type: 'paragraph',
        data: { hName: 'h2' },
        children: [{ type: 'link', url: release.path, children: [text(release.title)] }],
      },
      {
        type: 'paragraph',
        children: [inlineComponent('ReleaseDay', { date: release.date, changes: `${release.items.length}` })],
      },
      { type: 'paragraph', children: kindCounts(release) },
      { type: 'paragraph', children: [text(release.description)] },
      {
        type: 'list',
        ordered: false,
        spread: false,
        children: headlineItems(release, HEADLINE_COUNT).map((item) => ({
          type: 'listItem',
          spread: false,
          children: [
            { type: 'paragraph', children: [{ type: 'link', url: itemPath(item), children: [text(item.title)] }] },
          ],
        })),
      },
    ],
  };
}

/** What needs action first. The spaces are for those who read the text without its styles. */
function kindCounts({ items }: Release): PhrasingContent[] {
  return countKinds(items).flatMap(({ kind, count }) => [
    inlineComponent('KindCount', { kind, count: `${count}` }),
    { type: 'text', value: ' ' },
  ]);
}
