import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocPage } from './DocPage.ts';
import { readDocPage } from './readDocPage.ts';

/** Every page of a docs folder, by address in the order of the alphabet. */
export function readDocs(docsDir: string): DocPage[] {
  return globSync('**/*.{md,mdx}', { cwd: docsDir })
    .sort()
    .map((file) => readDocPage(file.replaceAll('\\', '/'), readFileSync(join(docsDir, file), 'utf8')));
}
