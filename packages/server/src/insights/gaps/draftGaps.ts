import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { draftSections, type PlacedGap } from './draftSections.ts';

/** Gaps whose text a language model drafts. */
const DRAFTED_TEXTS = 5;

/**
 * A patch with a section to be written for each gap. Where the Markdown of the site is not at hand, as in a container, or there is no
 * search, all of them go to a new page. `write` drafts the text for the first gaps, marked as a draft; what it throws is thrown here.
 */
export async function draftGaps(
  gaps: readonly PlacedGap[],
  { siteDir, write }: { siteDir: string; write?: (gap: PlacedGap) => Promise<NonNullable<PlacedGap['draft']>> },
): Promise<string> {
  const drafted: PlacedGap[] = [];
  for (const gap of gaps.slice(0, write === undefined ? 0 : DRAFTED_TEXTS))
    drafted.push({ ...gap, ...(write && { draft: await write(gap) }) });
  return draftSections([...drafted, ...gaps.slice(drafted.length)], (path) =>
    readFile(join(siteDir, path), 'utf8').catch(() => null),
  );
}
