import { markdownPath } from '@feedback-docs/pages';
import type { Element } from 'hast';
import { dividePage, type PagePart } from './dividePage.ts';
import { type PageContent, readContent } from './readContent.ts';
import type { HtmlPage } from './readHtmlPages.ts';
import type { Twin } from './Twin.ts';
import { outlineOf, toMarkdownTree } from './toMarkdownTree.ts';

/** What the front matter of a twin says beside title, description and address, such as a version or a date. */
export type FrontMatter = Readonly<Record<string, string | undefined>>;

/** How twins are made. */
export interface TwinOptions {
  /** The complete address of a path. */
  readonly toUrl: (path: string) => string;
  /** Characters of one file at most, front matter and foot included. */
  readonly maxLength: number;
  readonly frontMatter: (path: string) => FrontMatter;
  /** By the path of a page, what changes its content before it becomes Markdown. */
  readonly rewrite: Readonly<Record<string, (content: Element) => Element>>;
  /** Whether a question may be asked at the address of the Markdown, as `?ask=`. */
  readonly canAsk: boolean;
}

/** Room for the list of parts. */
const PARTS_LENGTH = 2000;

/** The content of a built page as it becomes Markdown. */
export function contentOf({ path, html }: HtmlPage, { rewrite }: Pick<TwinOptions, 'rewrite'>): PageContent {
  const page = readContent(path, html);
  return { ...page, content: rewrite[path]?.(page.content) ?? page.content };
}

/** The Markdown form of a built page; changes its content, which may have been read before. */
export function createTwin(page: HtmlPage, options: TwinOptions, read: PageContent = contentOf(page, options)): Twin {
  const { path } = page;
  const { title, description, tags, content } = read;
  const { toUrl, maxLength } = options;
  const tree = toMarkdownTree(content, toUrl(path));
  const about = { path, title, description, outline: outlineOf(tree) };
  const facts = {
    title,
    description,
    canonical: toUrl(path),
    ...options.frontMatter(path),
    ...(tags.length > 0 ? { tags: tags.join(', ') } : {}),
  };
  const print = (markdown: string) => [printHead(facts, toUrl), markdown, printFoot(path, options)];
  const whole = maxLength - joined(print('')).length;
  const parts = dividePage(tree, { whole, part: whole - PARTS_LENGTH });
  const [only] = parts;
  if (parts.length === 1 && only !== undefined)
    return { ...about, files: [{ path: partPath(path, ''), text: joined(print(only.markdown)) }] };
  const paths = parts.map(({ name }) => partPath(path, name));
  const files = parts.map((part, index) => ({
    path: paths[index] ?? '',
    text: joined([
      printHead({ ...facts, part: `${index + 1} of ${parts.length}` }, toUrl),
      index > 0 ? `# ${title} (part ${index + 1} of ${parts.length})\n` : '',
      part.markdown,
      printParts(parts, paths.map(toUrl), index),
      printFoot(path, options),
    ]),
  }));
  return { ...about, files };
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

function printHead(facts: FrontMatter, toUrl: TwinOptions['toUrl']): string {
  return `${printFacts(facts)}\n> All pages: ${toUrl('/llms.txt')}\n`;
}

function partPath(path: string, name: string): string {
  return name === '' ? markdownPath(path) : markdownPath(path).replace(/\.md$/, `.${name}.md`);
}

/** Values are JSON strings, which YAML reads as they are. */
function printFacts(facts: FrontMatter): string {
  const lines = Object.entries(facts).map(([name, value]) =>
    value === undefined || value === '' ? '' : `${name}: ${JSON.stringify(value)}\n`,
  );
  return `---\n${lines.join('')}---\n`;
}

function printParts(parts: readonly PagePart[], urls: readonly string[], current: number): string {
  const items = parts.map(({ headings }, index) => {
    const first = headings[0] ?? 'Beginning';
    const last = headings.at(-1) ?? first;
    const name = first === last ? first : `${first} to ${last}`;
    return index === current
      ? `- Part ${index + 1}: ${name} (this part)\n`
      : `- [Part ${index + 1}: ${name}](${urls[index]})\n`;
  });
  return `This page has ${parts.length} parts:\n\n${items.join('')}`;
}

function printFoot(path: string, { toUrl, canAsk }: TwinOptions): string {
  if (!canAsk) return '';
  const address = `${toUrl(markdownPath(path))}?ask=your+question`;
  return `---\n\nAsk about this page: ${address} (answers quote the docs word for word, or say that the docs do not answer it).\n`;
}
