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
 * The Markdown of a page, all its parts together, or of one section by its id. Throws a RangeError that names the nearest page or the
 * sections there are.
 */
export async function readPage(
  { files, pages }: Site,
  contents: ContentCache,
  asked: { path: string; section?: string | undefined; cursor?: string | undefined },
): Promise<PageText> {
  const path = pathOf(asked.path);
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
  const text = asked.section === undefined ? whole : sectionOf(whole, asked.section);
  const offset = readCursor(asked.cursor);
  const end = cutAt(text, offset + MAX_RESULT_LENGTH);
  return { path, text: text.slice(offset, end), nextCursor: end < text.length ? String(end) : null };
}

/** A path however a model writes it: with the host, an anchor, or the ending of the Markdown. */
function pathOf(written: string): string {
  const path = (URL.canParse(written) ? new URL(written).pathname : written).replace(/[?#].*$/s, '');
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return pageOfMarkdown(rooted) ?? tidyPath(rooted);
}

function withoutHead(part: string): string {
  return part.replace(/^---\n[\s\S]*?\n---\n+(> .*\n+)?(# .*\n+)?/, '');
}

function sectionOf(text: string, id: string): string {
  const wanted = id.replace(/^#/, '');
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith('#') && line.endsWith(` {#${wanted}}`));
  if (start < 0) {
    const known = [...text.matchAll(/^#+ .* \{#(.+)\}$/gm)].map(([, name]) => name);
    throw new RangeError(
      `This page has no section ${wanted.slice(0, 100)}. It has ${known.join(', ') || 'no sections'}.`,
    );
  }
  const depth = /^#+/.exec(lines[start] ?? '')?.[0].length ?? 1;
  const length = lines.slice(start + 1).findIndex((line) => (/^#+(?= )/.exec(line)?.[0].length ?? 9) <= depth);
  return lines.slice(start, length < 0 ? undefined : start + 1 + length).join('\n');
}

/** The end of the last line that fits. */
function cutAt(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const line = text.lastIndexOf('\n', end);
  return line > end - MAX_RESULT_LENGTH / 2 ? line + 1 : end;
}
