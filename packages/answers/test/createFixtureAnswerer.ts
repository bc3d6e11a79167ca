import { buildIndex, openIndex } from '@feedback-docs/search';
import { type Answerer, createAnswerer } from '../src/index.ts';
import { fixtureRecords, fixtureSections } from './fixtureRecords.ts';
import { fixtureReleases } from './fixtureReleases.ts';

/** An assistant over the fixture sections and releases. */
export function createFixtureAnswerer(): Answerer {
  const { index, chunks } = buildIndex(fixtureRecords);
  const search = openIndex(index, { loadChunk: (chunk) => chunks[chunk] ?? '' });
  return createAnswerer({
    search,
    docs: { sections: fixtureSections, unanswered: {}, wordVectors: { dimensions: 0, words: '', values: '' } },
    releases: fixtureReleases,
    contact: { email: 'support@example.com' },
  });
}
