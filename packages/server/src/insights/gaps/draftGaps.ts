import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchEngine } from '@feedback-docs/search';
import type { Kysely } from 'kysely';
import type { Tables } from '../../store/Tables.ts';
import { draftSections, type PlacedGap } from './draftSections.ts';
import { placeGaps } from './placeGaps.ts';
import { readGaps } from './readGaps.ts';

/** Gaps whose text a language model drafts. */
const DRAFTED_TEXTS = 5;

/**
 * A patch with a section to be written for each of the largest gaps of a period. Where the Markdown of the site is not at hand, as in a
 * container, or there is no search, all of them go to a new page. `write` drafts the text for the largest
 * gaps, marked as a draft; what it throws is thrown here.
 */
export async function draftGaps(
  database: Kysely<Tables>,
  {
    siteDir,
    engine,
    write,
    ...period
  }: {
    from: number;
    to: number;
    rows: number;
    siteDir: string;
    engine: SearchEngine | undefined;
    write?: (gap: PlacedGap) => Promise<NonNullable<PlacedGap['draft']>>;
  },
): Promise<string> {
  const gaps = await readGaps(database, period);
  const placed: PlacedGap[] =
    engine === undefined ? gaps.map((gap) => ({ ...gap, nearest: null, material: '' })) : await placeGaps(gaps, engine);
  const drafted: PlacedGap[] = [];
  for (const gap of placed.slice(0, write === undefined ? 0 : DRAFTED_TEXTS))
    drafted.push({ ...gap, ...(write && { draft: await write(gap) }) });
  return draftSections([...drafted, ...placed.slice(drafted.length)], (path) =>
    readFile(join(siteDir, path), 'utf8').catch(() => null),
  );
}
