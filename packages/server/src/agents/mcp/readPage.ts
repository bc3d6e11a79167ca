import { markdownPath, nearestPath, pageOfMarkdown, tidyPath } from '@feedback-docs/pages';
import type { ContentCache } from '../../site/contentCache.ts';
import type { Site } from '../../site/loadSite.ts';
import type { SiteFile } from '../../site/SiteFile.ts';
import { MAX_RESULT_LENGTH, readCursor } from './toolResult.ts';

/** Where the other parts of a long page stand. */
const PART = /^- \[Part \d+: .*\]\(.+\/([^/]+\.md)\)$/gm;

/** The Markdown of a file. */
export async function textOf(file: SiteFile, contents: ContentCache): Promise<string> {
  const content = await contents.read(file.forms.identity);
  return content === null ? '' : content.toString();
}

/** Part of a page's Markdown, and the cursor of what follows. */
export interface PageText {
  readonly path: string;
  readonly text: string;
  readonly nextCursor: string | null;
}

/**
 * The Markdown of a page, all its parts together, or of one section by its id, below the head of its page. Throws a RangeError that names the nearest page or the
 * sections there are.
 */
export async function readPage(
  { files, pages }: Site,
  contents: ContentCache,
  asked: { path: string; section?: string | undefined; cursor?: string | undefined },
): Promise<PageText> {
  const path = pagePathOf(asked.path);
  const first = files.get(markdownPath(path));
  if (first === undefined) {
    const nearest = nearestPath(pages, path);
    const hint = nearest === null ? 'search_docs finds pages by words' : `the nearest is ${nearest.url}`;
    throw new RangeError(`There is no page ${path.slice(0, 100)}; ${hint}.`);
  }
  const start = await textOf(first, contents);
  const folder = markdownPath(path).replace(/[^/]+$/, '');
  const others = [...start.matchAll(PART)].map(([, part = '']) => files.get(folder + part));
  const rest = await Promise.all(others.map((file) => (file === undefined ? '' : textOf(file, contents))));
  const whole = [start, ...rest.map(withoutHead)].join('\n');
  const section = asked.section ?? /#([^#?]+)/.exec(asked.path)?.[1];
  const text = section === undefined ? whole : `${headOf(start)}\n${sectionOf(whole, section)}`;
  const offset = readCursor(asked.cursor);
  const end = cutAt(text, offset + MAX_RESULT_LENGTH);
  return { path, text: text.slice(offset, end), nextCursor: end < text.length ? String(end) : null };
}

/** The path of a page however a model writes it: with the host, an anchor, or the ending of the Markdown. */
export function pagePathOf(written: string): string {
  const path = (URL.canParse(written) ? new URL(written).pathname : written).replace(/[?#].*$/s, '');
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return pageOfMarkdown(rooted) ?? tidyPath(rooted);
}

function withoutHead(part: string): string {
  return part.replace(/^---\n[\s\S]*?\n---\n+(> .*\n+)?(# .*\n+)?/, '');
}

/** A heading, which may begin an entry of a list: its marks, and its id where it has one. */
const HEADING = /^(?:- )?(#+) .*?(?: \{#(.+)\})?$/;
/** The first text of a page says what a section of it does not, such as the day of a release. */
const MAX_HEAD_LENGTH = 600;

/** The title of a page and its first paragraph. */
function headOf(page: string): string {
  const text = withoutHead(page);
  const [title = ''] = /^# .*$/m.exec(page) ?? [];
  const first = text.split(/\n{2,}/).find((block) => block.trim() !== '' && !/^[#>]/.test(block)) ?? '';
  return `${title}\n\n${first.length > MAX_HEAD_LENGTH ? '' : `${first}\n`}`;
}

function sectionOf(text: string, id: string): string {
  const wanted = id.replace(/^#/, '');
  const lines = text.split('\n');
  const headings = lines.map((line) => HEADING.exec(line));
  const start = headings.findIndex((heading) => heading?.[2] === wanted);
  if (start < 0) {
    const known = headings.flatMap((heading) => heading?.[2] ?? []);
    throw new RangeError(
      `This page has no section ${wanted.slice(0, 100)}. It has ${known.join(', ') || 'no sections'}.`,
    );
  }
  const depth = headings[start]?.[1]?.length ?? 1;
  const end = headings.findIndex((heading, line) => line > start && (heading?.[1]?.length ?? 9) <= depth);
  return lines.slice(start, end < 0 ? undefined : end).join('\n');
}

/** The end of the last line that fits. */
function cutAt(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const line = text.lastIndexOf('\n', end);
  return line > end - MAX_RESULT_LENGTH / 2 ? line + 1 : end;
}
