import { type FrontMatter, readFrontMatter } from '@feedback-docs/releases/source';
import type { Heading, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type PageAddress, pageAddress } from './pageAddress.ts';
import { type PageImage, type PageLink, readReferences } from './readReferences.ts';
import { type TableRow, tableRows } from './tableRows.ts';

/** A page of the documentation as the checks see it. Lines are counted from 1, in the file. */
export interface Page extends PageAddress {
  /** From the root of the repository, such as site/docs/survey/intro.md. */
  readonly file: string;
  /** The text of the file with empty lines in the place of comments, which no reader sees. */
  readonly source: string;
  readonly frontMatter: FrontMatter;
  /** Why the page cannot be read as MDX; the lists below are empty then. */
  readonly fault?: { readonly line: number; readonly what: string };
  readonly headings: readonly PageHeading[];
  readonly links: readonly PageLink[];
  readonly images: readonly PageImage[];
  /** Ids of elements written as JSX. */
  readonly elementIds: readonly string[];
  readonly passages: readonly Passage[];
  readonly rows: readonly TableRow[];
}

/** A heading of a page; no id when the writer gave none. */
export interface PageHeading {
  readonly line: number;
  readonly depth: Heading['depth'];
  readonly text: string;
  readonly id?: string;
}

/** A run of words that stands for itself. Prose is read as sentences: paragraphs and list items. */
interface Passage {
  readonly line: number;
  readonly kind: 'prose' | 'cell' | 'heading';
  readonly text: string;
}

/** Reads a page. A page that is no valid MDX gives a fault instead of an exception. */
export function parsePage(file: string, text: string): Page {
  const frontMatter = readFrontMatter(text);
  const source = withoutComments(text, frontMatter.bodyLine);
  const base = { file, source, frontMatter, rows: tableRows(source), ...pageAddress(file, frontMatter.fields) };
  const { body, ids } = withoutHeadingIds(source, frontMatter.bodyLine);
  try {
    const tree = parser.parse(body);
    return { ...base, ...readReferences(tree), headings: readHeadings(tree, ids), passages: readPassages(tree) };
  } catch (error) {
    return { ...base, fault: faultOf(error), headings: [], links: [], images: [], elementIds: [], passages: [] };
  }
}

function withoutComments(text: string, bodyLine: number): string {
  const rows = text.split('\n').map((row, index) => (index + 1 < bodyLine && row.startsWith('#') ? '' : row));
  return rows.join('\n').replace(/\{\/\*.*?\*\/\}/gs, (comment) => comment.replace(/[^\n]/g, ''));
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
const HEADING_ID = /^(#{1,6}\s.*?)\s*\{#([^}]*)\}\s*$/;

/** `{#id}` is no MDX, so ids are taken out first; front matter and admonition marks become empty lines. */
function withoutHeadingIds(source: string, bodyLine: number): { body: string; ids: ReadonlyMap<number, string> } {
  const ids = new Map<number, string>();
  const rows = source.split(/\r?\n/).map((row, index) => {
    if (index + 1 < bodyLine || /^\s*:{3,}/.test(row)) return '';
    const [, heading, id] = HEADING_ID.exec(row) ?? [];
    if (heading === undefined || id === undefined) return row;
    ids.set(index + 1, id);
    return heading;
  });
  return { body: rows.join('\n'), ids };
}

function readHeadings(tree: Root, ids: ReadonlyMap<number, string>): readonly PageHeading[] {
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node) => {
    const line = lineOf(node);
    const id = ids.get(line);
    headings.push({ line, depth: node.depth, text: textOf(node), ...(id === undefined ? {} : { id }) });
  });
  return headings;
}

function readPassages(tree: Root): readonly Passage[] {
  const passages: Passage[] = [];
  const add = (node: Nodes, kind: Passage['kind']): 'skip' => {
    const text = textOf(node);
    if (text !== '') passages.push({ line: lineOf(node), kind, text });
    return 'skip';
  };
  visit(tree, (node) => {
    if (node.type === 'paragraph') return add(node, 'prose');
    if (node.type === 'tableCell') return add(node, 'cell');
    if (node.type === 'heading') return add(node, 'heading');
    return undefined;
  });
  return passages;
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

function faultOf(error: unknown): { line: number; what: string } {
  const message = error instanceof Error ? error.message : String(error);
  const line = error instanceof Error && 'line' in error && typeof error.line === 'number' ? error.line : 1;
  return { line, what: `The page is not valid MDX: ${message}.` };
}

/** The words a reader sees of a node, without images and code blocks, with single spaces. */
function textOf(node: Nodes): string {
  return rawText(node).replaceAll(/\s+/g, ' ').trim();
}

function rawText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(rawText).join('') : '';
}
