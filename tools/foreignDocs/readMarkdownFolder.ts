import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Line, Section } from '@feedback-docs/answers';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** The sections of every Markdown file below a folder, as the assistant reads them; an address is `/path#slug`. */
export function readMarkdownFolder(folder: string): Section[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .sort()
    .flatMap((path) => readMarkdown(`/${path.replaceAll('\\', '/')}`, readFileSync(join(folder, path), 'utf8')));
}

/** The sections of one Markdown text; front matter lends the title when there is no level-1 heading. */
export function readMarkdown(page: string, source: string): Section[] {
  const title = FRONT_MATTER.exec(source)?.[1]?.match(/^title:\s*["']?(.*?)["']?\s*$/m)?.[1] ?? page;
  const tree = parser.parse(source.replace(FRONT_MATTER, ''));
  const taken = new Map<string, number>();
  const path: string[] = [];
  const sections: (Section & { lines: Line[] })[] = [];
  const open = (heading: string, anchor: string | null, depth: number) => {
    path.length = depth - 1;
    path[depth - 1] = heading;
    sections.push({
      url: anchor === null ? page : `${page}#${anchor}`,
      page,
      anchor,
      title: heading,
      pageTitle: path[0] ?? title,
      parents: path.slice(1, -1).filter((parent) => parent !== undefined),
      lines: [],
      askedAs: [],
      isRelease: false,
    });
  };
  if (tree.children[0]?.type !== 'heading') open(title, null, 1);
  for (const node of tree.children) {
    if (node.type !== 'heading') sections.at(-1)?.lines.push(...linesOf(node));
    else open(textOf(node), slugOf(textOf(node), taken), node.depth);
  }
  return sections;
}

/** The anchor that GitHub gives a heading; a number tells the second of the same text from the first. */
function slugOf(heading: string, taken: Map<string, number>): string {
  const slug = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
  const times = taken.get(slug) ?? 0;
  taken.set(slug, times + 1);
  return times === 0 ? slug : `${slug}-${times}`;
}

function linesOf(node: Root['children'][number]): Line[] {
  switch (node.type) {
    case 'paragraph':
      return [lineOf('paragraph', node)];
    case 'list':
      return node.children.map((item, at) =>
        node.ordered === true ? { ...lineOf('step', item), number: (node.start ?? 1) + at } : lineOf('entry', item),
      );
    case 'table':
      return node.children.map((row, at) => ({
        kind: at === 0 ? 'head' : 'row',
        text: row.children.map((cell) => textOf(cell)).join(' | '),
      }));
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'blockquote':
      return node.children.flatMap(linesOf);
    default:
      return [];
  }
}

function lineOf(kind: Line['kind'], node: Nodes): Line {
  return { kind, text: textOf(node).replace(/\s+/g, ' ').trim() };
}
