import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileCache } from '../../FileCache.ts';
import { articleHtml, type PageSection, pageSections } from './pageSections.ts';

/** The code that makes the sections, as a part of the cache key. */
const RULES = readFileSync(join(__dirname, 'pageSections.ts'));

/**
 * Reads the sections of pages, and caches those of each article in a folder for the next build. Call `finish` after the last page: it
 * removes what no page uses any more.
 */
export function createSectionCache(folder: string): {
  read: (html: string) => Promise<PageSection[]>;
  finish: () => void;
} {
  const cache = new FileCache(folder);
  const read = async (html: string) => {
    const file = await cache.pathOf(`${RULES}${articleHtml(html)}`, '.json', async () =>
      JSON.stringify(pageSections(html)),
    );
    return JSON.parse(await readFile(file, 'utf8')) as PageSection[];
  };
  return { read, finish: () => cache.removeUnused() };
}
