import { buildIndex } from '@feedback-docs/search';
import { INDEX_NAMES } from '../src/search/loadIndexes.ts';
import type { SiteFixture } from './createSiteFixture.ts';
import { fixtureRecords } from './fixtureRecords.ts';

/** Writes the fixture records as every index of a built site; `chunkSize` as in the engine. */
export async function writeSearchIndexes({ write }: Pick<SiteFixture, 'write'>, chunkSize = 300): Promise<void> {
  const { index, chunks } = buildIndex(fixtureRecords, { chunkSize });
  for (const name of INDEX_NAMES) {
    await write(`server-data/search/${name}.bin`, index);
    for (const [number, chunk] of chunks.entries()) await write(`server-data/search/${name}/${number}.json`, chunk);
  }
}
