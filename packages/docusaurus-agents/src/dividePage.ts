import type { List, Root, RootContent, Table } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { headingId, nameOf } from './toMarkdownTree.ts';

/** A part of a page that is too long for one file. */
export interface PagePart {
  /** Stands in the part's file name: the id of its first heading; empty for the first part. */
  readonly name: string;
  /** The headings that divide the page and stand in this part. */
  readonly headings: readonly string[];
  readonly markdown: string;
}

/** The headings at which a page is divided: sections first, and theirs where a section alone is too long. */
const DIVIDING_DEPTHS = [2, 3];

/** Share of a part that a piece of a table may take: its rows are not equally long, and its heading stands above it. */
const TABLE_SHARE = 0.8;

interface Block {
  readonly node: RootContent;
  readonly markdown: string;
}

interface Piece {
  readonly id: string | undefined;
  readonly headings: readonly string[];
  readonly markdown: string;
}

/**
 * A page as one part where it has at most `whole` characters, else as parts of at most `part`, divided in front of headings. A section that
 * is too long without any heading goes on below its heading in the next part. A table is divided between its rows, each piece below its head; a single block of code is never divided.
 */
export function dividePage(
  { children }: Root,
  { whole, part: maxLength }: { readonly whole: number; readonly part: number },
): PagePart[] {
  const blocks = children.map((node) => ({ node, markdown: printMarkdown(node) }));
  if (lengthOf(blocks) <= whole) return [{ name: '', headings: [], markdown: pieceOf(blocks).markdown }];
  const parts: Piece[] = [];
  for (const piece of divide(blocks, maxLength, DIVIDING_DEPTHS)) {
    const last = parts.at(-1);
    if (last === undefined || last.markdown.length + piece.markdown.length >= maxLength) parts.push(piece);
    else parts[parts.length - 1] = joined(last, piece);
  }
  const names = new Set<string>();
  return parts.map(({ id, headings, markdown }, index) => {
    const name = index === 0 ? '' : unusedName(id ?? 'part', names);
    names.add(name);
    return { name, headings, markdown };
  });
}

function divide(blocks: readonly Block[], maxLength: number, [depth, ...deeper]: readonly number[]): Piece[] {
  const isSection = depth !== DIVIDING_DEPTHS[0];
  if (isSection && lengthOf(blocks) <= maxLength) return [pieceOf(blocks)];
  if (depth === undefined) return divideSection(blocks, maxLength);
  const groups: Block[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    const isStart = block.node.type === 'heading' && block.node.depth === depth;
    if (isStart || group === undefined) groups.push([block]);
    else group.push(block);
  }
  return groups.flatMap((group) => divide(group, maxLength, deeper));
}

/** Divides a section between its blocks, the items of its lists and the rows of a table that is too long. */
function divideSection(blocks: readonly Block[], maxLength: number): Piece[] {
  const heading = blocks[0]?.node.type === 'heading' ? blocks[0] : undefined;
  const groups: Block[][] = [[]];
  for (const block of blocks.flatMap((whole) => itemsOf(whole, maxLength))) {
    const group = groups.at(-1) ?? [];
    const isFull = group.length > 0 && lengthOf(group) + block.markdown.length > maxLength;
    if (isFull) groups.push(heading === undefined ? [block] : [heading, block]);
    else group.push(block);
  }
  return groups.map(pieceOf);
}

function itemsOf(block: Block, maxLength: number): Block[] {
  const tables = Math.ceil(block.markdown.length / (maxLength * TABLE_SHARE));
  if (block.node.type === 'table' && tables > 1) return piecesOfTable(block.node, tables);
  if (block.node.type !== 'list') return [block];
  const list = block.node;
  return list.children.map((item, index) => {
    const node: List = { ...list, children: [item], ...(list.ordered ? { start: (list.start ?? 1) + index } : {}) };
    return { node, markdown: printMarkdown(node) };
  });
}

/** A table as so many tables of about as many rows, each with the head. */
function piecesOfTable(table: Table, count: number): Block[] {
  const [head, ...rows] = table.children;
  if (head === undefined) return [];
  const size = Math.max(1, Math.ceil(rows.length / count));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => {
    const node: Table = { ...table, children: [head, ...rows.slice(index * size, (index + 1) * size)] };
    return { node, markdown: printMarkdown(node) };
  });
}

function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((length, { markdown }) => length + markdown.length + 1, 0);
}

function pieceOf(blocks: readonly Block[]): Piece {
  const heading = blocks.map(({ node }) => node).find((node) => node.type === 'heading' && node.depth > 1);
  const isHeading = heading?.type === 'heading';
  return {
    id: isHeading ? headingId(heading) : undefined,
    headings: isHeading ? [nameOf(heading)] : [],
    markdown: blocks.map(({ markdown }) => markdown).join('\n'),
  };
}

function joined(first: Piece, second: Piece): Piece {
  return {
    id: first.id,
    headings: [...first.headings, ...second.headings],
    markdown: `${first.markdown}\n${second.markdown}`,
  };
}

function unusedName(name: string, used: ReadonlySet<string>): string {
  let candidate = name;
  for (let count = 2; used.has(candidate); count++) candidate = `${name}-${count}`;
  return candidate;
}

/** Ends in a line break. */
function printMarkdown(node: RootContent): string {
  return toMarkdown(node, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}
