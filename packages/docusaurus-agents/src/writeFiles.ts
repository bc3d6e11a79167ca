import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files by their paths inside the site. */
export function writeFiles(outDir: string, files: Iterable<readonly [path: string, text: string]>): void {
  for (const [path, text] of files) {
    const file = join(outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    replaceFile(file, text);
  }
}

/** Other plugins may read the same pages at this moment, so that none may find half of one. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
