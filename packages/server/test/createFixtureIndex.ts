import { buildIndex, openIndex, type SearchEngine } from '@feedback-docs/search';
import { fixtureRecords } from './fixtureRecords.ts';

/** The engine over the fixture records, in memory. */
export function createFixtureIndex(): SearchEngine {
  const { index, chunks } = buildIndex(fixtureRecords);
  return openIndex(index, { loadChunk: (chunk) => chunks[chunk] ?? '' });
}
