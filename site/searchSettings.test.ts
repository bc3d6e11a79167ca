import { expect, test } from 'vitest';
import { searchSettings } from './searchSettings.ts';

test('without any setting the site asks its own server', () => {
  expect(searchSettings({})).toMatchObject({
    mode: 'service',
    host: '',
    otherHosts: [],
    mainIndex: 'docs',
    sectionIndexes: { '/docs/survey': 'survey-builder' },
    isHosted: false,
  });
});

test('browser mode needs nothing else', () => {
  expect(searchSettings({ SEARCH_MODE: 'browser' })).toEqual({ mode: 'browser' });
});

test('a hosted provider is taken with its id, key and host', () => {
  const settings = {
    SEARCH_MODE: 'hosted',
    SEARCH_HOST: 'https://abc-dsn.example.net',
    SEARCH_APP_ID: 'ABC',
    SEARCH_API_KEY: 'k',
  };
  expect(searchSettings(settings)).toMatchObject({
    host: 'https://abc-dsn.example.net',
    appId: 'ABC',
    apiKey: 'k',
    isHosted: true,
  });
});

test('copies of the service are read as a list of origins', () => {
  const others = { SEARCH_OTHER_HOSTS: 'https://two.example.net, https://three.example.net/docs' };
  expect(searchSettings(others)).toMatchObject({
    otherHosts: ['https://two.example.net', 'https://three.example.net/docs'],
  });
  expect(() => searchSettings({ SEARCH_OTHER_HOSTS: 'https://two.example.net,three' })).toThrow(
    'SEARCH_OTHER_HOSTS is "three"',
  );
});

test('a wrong setting is refused with its name, its value and what is allowed', () => {
  expect(() => searchSettings({ SEARCH_MODE: 'cloud' })).toThrow(
    'SEARCH_MODE is "cloud". It may be service, browser, hosted.',
  );
  expect(() => searchSettings({ SEARCH_HOST: 'search.example.com/x' })).toThrow(
    'SEARCH_HOST is "search.example.com/x"',
  );
  expect(() => searchSettings({ SEARCH_MODE: 'hosted' })).toThrow('SEARCH_HOST is not set');
});
