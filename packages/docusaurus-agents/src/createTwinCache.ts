import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { FileCache } from '@feedback-docs/file-cache';
import { contentOf, createTwin, type TwinOptions } from './createTwin.ts';
import { markdownSource } from './readContent.ts';
import type { HtmlPage } from './readHtmlPages.ts';
import type { Twin } from './Twin.ts';

const FILES = ['createTwin', 'readContent', 'toMarkdownTree', 'describeControls', 'dividePage'].map(
  // Packed, they have another extension.
  (name) => `./${name}${extname(import.meta.url)}`,
);
/** The code that makes Markdown and the versions of its libraries, as a part of the cache key. */
const RULES = [...FILES, '../package.json']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('');

/**
 * Makes the Markdown of pages, and caches it in a folder for the next build. Call `finish` after the last page: it removes what no page
 * uses any more.
 */
export function createTwinCache(
  folder: string,
  options: TwinOptions,
): { read: (page: HtmlPage) => Promise<Twin>; finish: () => void } {
  const cache = new FileCache(folder);
  const { toUrl, maxLength, frontMatter, rewrite, canAsk } = options;
  const read = async (page: HtmlPage) => {
    const { path, html } = page;
    // The code of a rewrite is in no cache key, so what it makes is.
    const rewritten = rewrite[path] === undefined ? undefined : contentOf(page, options);
    const source = rewritten === undefined ? markdownSource(html) : JSON.stringify(rewritten, withoutPosition);
    const facts = [path, toUrl(path), toUrl('/llms.txt'), maxLength, canAsk, frontMatter(path)];
    const key = RULES + JSON.stringify(facts) + source;
    const file = await cache.pathOf(key, '.json', async () => JSON.stringify(createTwin(page, options, rewritten)));
    return JSON.parse(await readFile(file, 'utf8')) as Twin;
  };
  return { read, finish: () => cache.removeUnused() };
}

/** Leaves out where a node stood in the HTML. */
function withoutPosition(name: string, value: unknown): unknown {
  return name === 'position' ? undefined : value;
}
