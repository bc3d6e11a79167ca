import { expect, test } from 'vitest';
import { assistantSettings } from './assistantSettings.ts';
import { searchSettings } from './searchSettings.ts';

const HOSTED = {
  SEARCH_MODE: 'hosted',
  SEARCH_HOST: 'https://abc-dsn.example.net',
  SEARCH_APP_ID: 'ABC',
  SEARCH_API_KEY: 'k',
};

test('the assistant is where the search is', () => {
  expect(assistantsOf({})).toEqual({ host: '', id: 'survey-docs' });
  expect(assistantsOf({ SEARCH_HOST: 'https://search.example.com' })).toMatchObject({
    host: 'https://search.example.com',
  });
  expect(assistantsOf({ SEARCH_MODE: 'browser' })).toEqual({ host: '', id: 'survey-docs' });
});

test('a site on a hosted search has an assistant only where one is named', () => {
  expect(assistantsOf(HOSTED)).toBeNull();
  const named = { ...HOSTED, ASSISTANT_HOST: 'https://ask.example.net', ASSISTANT_ID: 'abc' };
  expect(assistantsOf(named)).toEqual({ host: 'https://ask.example.net', id: 'abc' });
});

test('a wrong address is refused with the variable and its value', () => {
  expect(() => assistantsOf({ ASSISTANT_HOST: 'ask.example.net/chat' })).toThrow(
    'ASSISTANT_HOST is "ask.example.net/chat"',
  );
});

function assistantsOf(environment: NodeJS.ProcessEnv) {
  return assistantSettings(environment, searchSettings(environment));
}
