import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchEngine } from '@feedback-docs/search';
import type { Kysely } from 'kysely';
import type { Tables } from '../../store/Tables.ts';
import { draftSections } from './draftSections.ts';
import { placeGaps } from './placeGaps.ts';
import { readGaps } from './readGaps.ts';

/**
 * A patch with a section to be written for each of the largest gaps of a period. Where the Markdown of the site is not at hand, as in a
 * container, or there is no search, all of them go to a new page.
 */
export async function draftGaps(
  database: Kysely<Tables>,
  {
    siteDir,
    engine,
    ...period
  }: { from: number; to: number; rows: number; siteDir: string; engine: SearchEngine | undefined },
): Promise<string> {
  const gaps = await readGaps(database, period);
  const placed = engine === undefined ? gaps.map((gap) => ({ ...gap, nearest: null })) : await placeGaps(gaps, engine);
  return draftSections(placed, (path) => readFile(join(siteDir, path), 'utf8').catch(() => null));
}
