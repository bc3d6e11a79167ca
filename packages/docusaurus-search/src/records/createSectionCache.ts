import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { FileCache } from '@feedback-docs/file-cache';
import type { PageSection } from '../DocPage.ts';
import type { PageMarkup } from '../SearchPluginOptions.ts';
import { articleHtml, pageSections } from './pageSections.ts';

/** The code that makes the sections, as a part of the cache key; packed, it has another extension. */
const RULES = ['./pageSections', './readMarks'].map((file) =>
  readFileSync(new URL(file + extname(import.meta.url), import.meta.url), 'utf8'),
);

/**
 * Reads the sections of pages, and caches those of each article in a folder for the next build. Call `finish` after the last page: it
 * removes what no page uses any more.
 */
export function createSectionCache(
  folder: string,
  markup: PageMarkup = {},
): {
  read: (html: string) => Promise<PageSection[]>;
  finish: () => void;
} {
  const cache = new FileCache(folder);
  const rules = `${RULES.join('')}${JSON.stringify(markup)}`;
  const read = async (html: string) => {
    const file = await cache.pathOf(rules + articleHtml(html), '.json', async () =>
      JSON.stringify(pageSections(html, markup)),
    );
    return JSON.parse(await readFile(file, 'utf8')) as PageSection[];
  };
  return { read, finish: () => cache.removeUnused() };
}
