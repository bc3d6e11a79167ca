import { buildIndex, openIndex, type SearchEngine } from '@feedback-docs/search';
import { fixtureRecords } from './fixtureRecords.ts';

/** The engine over records, the fixture's unless others are given, in memory. */
export function createFixtureIndex(records = fixtureRecords): SearchEngine {
  const { index, chunks } = buildIndex(records);
  return openIndex(index, { loadChunk: (chunk) => chunks[chunk] ?? '' });
}
