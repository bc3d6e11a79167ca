import { relative } from 'node:path';
import { type Release, since } from '@feedback-docs/releases';
import { parseReleasePage } from '@feedback-docs/releases/source';
import type { List, ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { loadReleases } from '../content/loadReleases.ts';
import { component, inlineComponent } from './component.ts';
import type { RemarkOptions } from './RemarkOptions.ts';
import { recentReleaseCards } from './recentReleaseCards.ts';

/** How many releases the page of recent versions shows. */
const RECENT_COUNT = 10;
/** Between parts that styles keep apart, for those who read the text without them. */
const SPACE: PhrasingContent = { type: 'text', value: ' ' };

/**
 * Gives release pages their form: a byline with date, number of changes and how far it is behind, a coloured label for each kind of change,
 * and for each item an anchor that stays, its area and a link to copy. On other pages `<RecentReleases />` becomes the newest releases.
 */
export function remarkReleases({ siteDir }: RemarkOptions) {
  return (tree: Root, file: VFile): void => {
    if (/versions[\\/](Web|Mobile)[\\/][^\\/]+$/.test(file.path)) {
      shapeReleasePage(tree, readRelease(file), loadReleases(siteDir));
      return;
    }
    const place = tree.children.findIndex((node) => isRecentReleases(node));
    if (place >= 0) tree.children.splice(place, 1, recentReleaseCards(loadReleases(siteDir), RECENT_COUNT));
  };
}

function readRelease(file: VFile): Release {
  const name = relative(process.cwd(), file.path);
  const page = parseReleasePage(String(file.value), { file: file.path });
  if (page.ok) return page.release;
  throw new Error(
    page.problems.map((problem) => `${name}:${problem.line}  ${problem.what} ${problem.remedy}`).join('\n'),
  );
}

function isRecentReleases(node: RootContent): boolean {
  return (node.type as string) === 'mdxJsxFlowElement' && (node as { name?: string }).name === 'RecentReleases';
}

function shapeReleasePage(tree: Root, release: Release, releases: readonly Release[]): void {
  let itemNumber = 0;
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      const [label] = node.children;
      const kind = label?.type === 'text' ? label.value.toLowerCase() : '';
      node.data = { ...node.data, hProperties: { className: ['release-kind', `release-kind--${kind}`] } };
    }
    if (node.type === 'list') {
      shapeList(node, release, itemNumber);
      itemNumber += node.children.length;
    }
  }
  tree.children.unshift(byline(release, releases));
}

function byline(release: Release, releases: readonly Release[]): RootContent {
  const { platform, version, date } = release;
  const { to, releases: later } = since(releases, release);
  const counts = { behind: `${later.length}`, changes: `${release.items.length}` };
  return component('ReleaseByline', { platform, version, date, newest: to.version, ...counts });
}

function shapeList(list: List, release: Release, first: number): void {
  list.data = { hProperties: { className: ['release-items'] } };
  list.spread = true;
  list.children.forEach((entry, index) => {
    const item = release.items[first + index];
    if (item !== undefined) shapeItem(entry, item);
  });
}

/** From `**Name** (Area): text links` to a head line with name, area and a link to the item, and the text below. */
function shapeItem(entry: ListItem, item: Release['items'][number]): void {
  const [paragraph] = entry.children;
  if (paragraph?.type !== 'paragraph') return;
  const [name, lead, ...rest] = paragraph.children;
  if (name === undefined || lead?.type !== 'text') return;
  const text: PhrasingContent = { ...lead, value: lead.value.replace(/^\s*\([^)]*\):\s*/, '') };
  const head: Paragraph = {
    type: 'paragraph',
    data: { hName: 'div', hProperties: { className: ['release-item__head'] } },
    children: [
      { ...name, data: { hName: 'h3' } },
      SPACE,
      {
        type: 'emphasis',
        data: { hName: 'span', hProperties: { className: ['release-item__area'] } },
        children: [{ type: 'text', value: item.area }],
      },
      SPACE,
      inlineComponent('ItemLink', { anchor: item.anchor, title: item.title }),
    ],
  };
  entry.data = { hProperties: { id: item.anchor } };
  entry.spread = true;
  entry.children = [head, { ...paragraph, children: [text, ...rest] }];
}
