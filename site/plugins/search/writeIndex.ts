import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRecord } from '@feedback-docs/protocol';
import { buildIndex } from '@feedback-docs/search';

/** Writes an index as `{name}.bin` with its texts in `{name}/{number}.json`; texts of an older build are removed. */
export function writeIndex(folder: string, name: string, records: readonly SearchRecord[]): void {
  const { index, chunks } = buildIndex(records);
  const chunkFolder = join(folder, name);
  rmSync(chunkFolder, { recursive: true, force: true });
  mkdirSync(chunkFolder, { recursive: true });
  writeFileSync(join(folder, `${name}.bin`), index);
  for (const [number, chunk] of chunks.entries()) writeFileSync(join(chunkFolder, `${number}.json`), chunk);
}
