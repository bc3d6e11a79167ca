import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex, openIndex } from '@feedback-docs/search';
import { type Answerer, createAnswerer, type WordVectorsData } from '../src/index.ts';
import { fixtureRecords, fixtureSections } from './fixtureRecords.ts';
import { fixtureReleases } from './fixtureReleases.ts';

const VECTORS = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'site', 'questions', 'wordVectors.json'), 'utf8'),
) as WordVectorsData;

/** An assistant over the fixture sections and releases. */
export function createFixtureAnswerer(): Answerer {
  const { index, chunks } = buildIndex(fixtureRecords);
  const search = openIndex(index, { loadChunk: (chunk) => chunks[chunk] ?? '' });
  return createAnswerer({
    search,
    docs: { sections: fixtureSections, unanswered: {}, wordVectors: VECTORS },
    releases: fixtureReleases,
    contact: { email: 'support@example.com' },
  });
}
