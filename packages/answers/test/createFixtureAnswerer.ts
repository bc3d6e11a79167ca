import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import wordVectors from '@feedback-docs/answers/wordVectors.json' with { type: 'json' };
import { buildIndex, openIndex } from '@feedback-docs/search';
import { type Answerer, createAnswerer, type IntentWeightsData, indexAnswers } from '../src/index.ts';
import { fixtureRecords, fixtureSections } from './fixtureRecords.ts';
import { fixtureReleases } from './fixtureReleases.ts';

const QUESTIONS = join(import.meta.dirname, '..', '..', '..', 'site', 'questions');
const INTENTS = readLearned('intentWeights.json') as IntentWeightsData;

/** What readers ask although the docs do not say: without any, nothing is known to be unlike the docs' own questions. */
const UNANSWERED = {
  prices: [
    'how much is a licence for a year',
    'what do you charge for 20 members',
    'is there a discount for charities',
  ],
  channels: ['send the invitations by Telegram', 'can we ask people in a Facebook group', 'post the survey to Slack'],
  everyday: ['what will the weather be tomorrow', 'who is the best footballer', 'tell me a joke'],
};

/** An assistant over the fixture sections and releases; `onSearch` is called at every search of its own. */
export function createFixtureAnswerer(onSearch: () => void = () => undefined): Answerer {
  const { index, chunks } = buildIndex(fixtureRecords);
  const engine = openIndex(index, { loadChunk: (chunk) => chunks[chunk] ?? '' });
  return createAnswerer({
    search: {
      search(query) {
        onSearch();
        return engine.search(query);
      },
    },
    index: indexAnswers({ sections: fixtureSections, unanswered: UNANSWERED, wordVectors, intents: INTENTS }),
    releases: fixtureReleases,
    contact: { email: 'support@example.com' },
  });
}

function readLearned(name: string): unknown {
  return JSON.parse(readFileSync(join(QUESTIONS, name), 'utf8'));
}
