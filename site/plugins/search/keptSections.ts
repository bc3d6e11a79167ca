import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KeptFiles } from '../../KeptFiles.ts';
import { articleHtml, type PageSection, pageSections } from './pageSections.ts';

/** What makes the sections: what was made by another version of it is made anew. */
const RULES = readFileSync(join(__dirname, 'pageSections.ts'));

/**
 * Reads the sections of pages, and keeps those of each article in a folder for the next build. Call `finish` after the last page: it
 * forgets what no page has any more.
 */
export function keptSections(folder: string): { read: (html: string) => Promise<PageSection[]>; finish: () => void } {
  const kept = new KeptFiles(folder);
  const read = async (html: string) => {
    const file = await kept.pathOf(`${RULES}${articleHtml(html)}`, '.json', async () =>
      JSON.stringify(pageSections(html)),
    );
    return JSON.parse(await readFile(file, 'utf8')) as PageSection[];
  };
  return { read, finish: () => kept.removeUnused() };
}
