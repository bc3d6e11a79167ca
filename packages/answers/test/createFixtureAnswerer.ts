import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex, openIndex } from '@feedback-docs/search';
import { type Answerer, createAnswerer, type IntentWeightsData, type WordVectorsData } from '../src/index.ts';
import { fixtureRecords, fixtureSections } from './fixtureRecords.ts';
import { fixtureReleases } from './fixtureReleases.ts';

const QUESTIONS = join(import.meta.dirname, '..', '..', '..', 'site', 'questions');
const VECTORS = readLearned('wordVectors.json') as WordVectorsData;
const INTENTS = readLearned('intentWeights.json') as IntentWeightsData;

/** An assistant over the fixture sections and releases. */
export function createFixtureAnswerer(): Answerer {
  const { index, chunks } = buildIndex(fixtureRecords);
  const search = openIndex(index, { loadChunk: (chunk) => chunks[chunk] ?? '' });
  return createAnswerer({
    search,
    docs: { sections: fixtureSections, unanswered: {}, wordVectors: VECTORS, intents: INTENTS },
    releases: fixtureReleases,
    contact: { email: 'support@example.com' },
  });
}

function readLearned(name: string): unknown {
  return JSON.parse(readFileSync(join(QUESTIONS, name), 'utf8'));
}
