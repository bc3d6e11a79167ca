import { buildIndex } from '@feedback-docs/search';
import { INDEX_NAMES } from '../src/search/loadIndexes.ts';
import type { SiteFixture } from './createSiteFixture.ts';
import { fixtureRecords } from './fixtureRecords.ts';

/** Writes the fixture records as every index of a built site, in several chunks. */
export async function writeSearchIndexes(
  { write }: Pick<SiteFixture, 'write'>,
  folder = 'server-data/search',
): Promise<void> {
  const { index, chunks } = buildIndex(fixtureRecords, { chunkSize: 300 });
  await write(`${folder}/synonyms.json`, JSON.stringify([['survey', 'questionnaire']]));
  for (const name of INDEX_NAMES) {
    await write(`${folder}/${name}.bin`, index);
    for (const [number, chunk] of chunks.entries()) await write(`${folder}/${name}/${number}.json`, chunk);
  }
}
