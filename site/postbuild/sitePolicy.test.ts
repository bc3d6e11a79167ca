import { contentPolicy, parsePolicy } from '@feedback-docs/headers';
import { expect, test } from 'vitest';
import { assistantSettings } from '../assistantSettings.ts';
import { searchSettings } from '../searchSettings.ts';
import { sitePolicy } from './sitePolicy.ts';

const NO_FONT = { stylesheetUrl: '', family: '', filesUrl: '' };
const PAGE = {
  url: '/docs',
  html: '<style>p{}</style><script src=/a.js></script><script>run()</script><script type="application/ld+json">{}</script>',
};

/** Directives of the page's policy as the server reads it back, by name. */
function policyOf(environment: Record<string, string>, font = NO_FONT): Record<string, string> {
  const search = searchSettings(environment);
  const settings = {
    siteUrl: 'https://docs.example.com',
    search,
    assistant: assistantSettings(environment, search),
    font,
  };
  const policy = parsePolicy(JSON.parse(JSON.stringify(sitePolicy([PAGE], settings))));
  const directives = contentPolicy(policy, '/docs').split('; ');
  return Object.fromEntries(directives.map((directive) => [directive.split(' ')[0], directive]));
}

const HOSTED = {
  SEARCH_MODE: 'hosted',
  SEARCH_HOST: 'https://app-dsn.search.example',
  SEARCH_APP_ID: 'APP',
  SEARCH_API_KEY: 'key',
};

test.each([
  ['our server', {}, "connect-src 'self'"],
  ['a worker in the browser', { SEARCH_MODE: 'browser', ASSISTANT_HOST: 'https://ask.example' }, "connect-src 'self'"],
  ['our server elsewhere', { SEARCH_HOST: 'https://api.example' }, "connect-src 'self' https://api.example"],
  [
    'copies of our server',
    { SEARCH_HOST: 'https://api.example', SEARCH_OTHER_HOSTS: 'https://api2.example' },
    "connect-src 'self' https://api.example https://api2.example",
  ],
  ['another assistant', { ASSISTANT_HOST: 'https://ask.example:8443' }, "connect-src 'self' https://ask.example:8443"],
  ['a hosted provider', HOSTED, "connect-src 'self' https://app-dsn.search.example"],
  [
    'a hosted provider and an assistant',
    { ...HOSTED, ASSISTANT_HOST: 'https://ask.example', ASSISTANT_ID: 'docs' },
    "connect-src 'self' https://app-dsn.search.example https://ask.example",
  ],
])('with %s pages connect to nothing else', (_, environment, expected) => {
  expect(policyOf(environment)['connect-src']).toBe(expected);
});

test('fonts of a provider come from where its stylesheet and its files are', () => {
  const font = { stylesheetUrl: 'https://fonts.example/css?family=Inter', family: 'Inter', filesUrl: '' };
  const same = policyOf({}, font);
  expect(same['style-src']).toMatch(/^style-src 'self' 'sha256-[^']+' https:\/\/fonts.example$/);
  expect(same['font-src']).toBe("font-src 'self' https://fonts.example");
  const elsewhere = policyOf({}, { ...font, filesUrl: 'https://files.example/inter' });
  expect(elsewhere['font-src']).toBe("font-src 'self' https://files.example");
});

test('scripts and styles that stand in a page are allowed by hash; data is no script', () => {
  const { 'script-src': scripts, 'style-src': styles } = policyOf({});
  expect(scripts?.match(/'sha256-/g)).toHaveLength(1);
  expect(styles?.match(/'sha256-/g)).toHaveLength(1);
});
