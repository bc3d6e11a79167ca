import { ITEM_KINDS, type ItemKind, KIND_HEADINGS } from './ItemKind.ts';
import { itemAnchor } from './itemAnchor.ts';
import type { Fault } from './Problem.ts';
import { parseReleaseItem } from './parseReleaseItem.ts';
import type { ReleaseItem, VersionRef } from './Release.ts';
import type { Block } from './splitBlocks.ts';

interface ItemList {
  readonly items: readonly ReleaseItem[];
  /** The line of each item by its anchor. */
  readonly lines: ReadonlyMap<string, number>;
  readonly faults: readonly Fault[];
}

const HEADINGS = ITEM_KINDS.map((kind) => KIND_HEADINGS[kind]);
const HEADING_ANCHORS: ReadonlySet<string> = new Set(HEADINGS.map(itemAnchor));

/** Reads the items below the headings of a release page, and what is wrong with headings and items. */
export function readReleaseItems(blocks: readonly Block[], release: VersionRef): ItemList {
  const items: ReleaseItem[] = [];
  const lines = new Map<string, number>();
  const faults = headingFaults(blocks);
  for (const { line, text, isHeading, heading } of blocks) {
    const kind = kindOf(heading);
    if (kind === undefined || isHeading) continue;
    const parsed = readBullet(text, release, kind);
    const fault = 'what' in parsed ? parsed : addressFault(parsed.item, lines);
    if (fault !== undefined) faults.push({ line, ...fault });
    else if ('item' in parsed) {
      items.push(parsed.item);
      lines.set(parsed.item.anchor, line);
    }
  }
  return { items, lines, faults };
}

function headingFaults(blocks: readonly Block[]): Fault[] {
  const headings = blocks.filter((block) => block.isHeading);
  if (headings.length === 0) {
    const remedy = `Add a level-2 heading that is one of ${HEADINGS.join(', ')}, with a list below it.`;
    return [{ line: blocks.at(-1)?.line ?? 1, what: 'The page lists no item.', remedy }];
  }
  const ranks = headings.map(({ heading }) => rankOf(heading));
  return headings.flatMap(({ line, text }, index) => {
    const fault = headingFault(text, ranks[index] ?? -1, ranks.slice(0, index));
    if (fault !== undefined) return [{ line, ...fault }];
    const hasItems = blocks.some((block) => !block.isHeading && block.heading === text);
    return hasItems ? [] : [{ line, what: `"${text}" has no items.`, remedy: 'Remove the heading or add an item.' }];
  });
}

function headingFault(text: string, rank: number, ranksBefore: readonly number[]): Omit<Fault, 'line'> | undefined {
  const order = HEADINGS.join(', ');
  if (rank === -1) {
    return {
      what: `"${text}" is no heading of a release page.`,
      remedy: `Use a level-2 heading that is one of ${order}.`,
    };
  }
  if (ranksBefore.includes(rank)) {
    return { what: `"${text}" stands on the page twice.`, remedy: 'Put all items of a kind into one list.' };
  }
  if (ranksBefore.some((before) => before > rank)) {
    return { what: `"${text}" comes too late.`, remedy: `Keep this order: ${order}.` };
  }
  return undefined;
}

function rankOf(heading: string | undefined): number {
  return HEADINGS.findIndex((name) => heading === `## ${name}`);
}

function kindOf(heading: string | undefined): ItemKind | undefined {
  return ITEM_KINDS[rankOf(heading)];
}

function readBullet(text: string, release: VersionRef, kind: ItemKind): ReturnType<typeof parseReleaseItem> {
  if (/^[-*]\s/.test(text)) return parseReleaseItem(text.slice(1).trim(), release, kind);
  return {
    what: `This is not a bullet of the list: "${text.trim().slice(0, 60)}".`,
    remedy: 'Make it an item that begins with "- **", or join it to the item above without an empty line.',
  };
}

function addressFault(item: ReleaseItem, lines: ReadonlyMap<string, number>): Omit<Fault, 'line'> | undefined {
  const taken = lines.get(item.anchor);
  if (taken === undefined && !HEADING_ANCHORS.has(item.anchor)) return undefined;
  const owner = taken === undefined ? 'a heading of the page' : `the item on line ${taken}`;
  return {
    what: `"${item.title}" gets the address #${item.anchor}, which belongs to ${owner}.`,
    remedy: 'Give the item a short name that nothing else on this page has.',
  };
}
