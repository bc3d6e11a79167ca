import { expect, test } from 'vitest';
import { assistantSettings } from './assistantSettings.ts';
import { privacyFacts } from './privacyFacts.ts';
import { searchSettings } from './searchSettings.ts';

function factsOf(environment: NodeJS.ProcessEnv) {
  const search = searchSettings(environment);
  return privacyFacts(search, assistantSettings(environment, search));
}

const HOSTED = {
  SEARCH_MODE: 'hosted',
  SEARCH_HOST: 'https://app-dsn.algolia.net',
  SEARCH_APP_ID: 'APP',
  SEARCH_API_KEY: 'key',
};

test.each([
  ['our own server', {}, 'server', 'server', '', ''],
  ['our server at another address', { SEARCH_HOST: 'https://search.example.com' }, 'server', 'server', '', ''],
  ['browser mode', { SEARCH_MODE: 'browser' }, 'browser', 'browser', '', ''],
  ['a hosted search alone', HOSTED, 'provider', 'none', 'app-dsn.algolia.net', ''],
  [
    'a hosted search and an assistant of somebody',
    { ...HOSTED, ASSISTANT_HOST: 'https://ask.example.com', ASSISTANT_ID: 'docs' },
    'provider',
    'provider',
    'app-dsn.algolia.net',
    'ask.example.com',
  ],
  [
    'our search and another assistant',
    { ASSISTANT_HOST: 'https://ask.example.com' },
    'server',
    'provider',
    '',
    'ask.example.com',
  ],
])('with %s the privacy page knows who answers', (_, environment, search, assistant, searchHost, assistantHost) => {
  expect(factsOf(environment)).toMatchObject({
    search,
    assistant,
    hosts: { search: searchHost, assistant: assistantHost },
  });
});
