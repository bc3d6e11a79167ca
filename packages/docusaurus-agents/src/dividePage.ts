import type { List, Root, RootContent } from 'mdast';
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
 * is too long without any heading goes on below its heading in the next part. A single table or code block is never divided.
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

/** Divides a section between its blocks and the items of its lists. */
function divideSection(blocks: readonly Block[], maxLength: number): Piece[] {
  const heading = blocks[0]?.node.type === 'heading' ? blocks[0] : undefined;
  const groups: Block[][] = [[]];
  for (const block of blocks.flatMap(itemsOf)) {
    const group = groups.at(-1) ?? [];
    const isFull = group.length > 0 && lengthOf(group) + block.markdown.length > maxLength;
    if (isFull) groups.push(heading === undefined ? [block] : [heading, block]);
    else group.push(block);
  }
  return groups.map(pieceOf);
}

function itemsOf(block: Block): Block[] {
  if (block.node.type !== 'list') return [block];
  const list = block.node;
  return list.children.map((item, index) => {
    const node: List = { ...list, children: [item], ...(list.ordered ? { start: (list.start ?? 1) + index } : {}) };
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
