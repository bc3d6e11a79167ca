import { expect, test } from 'vitest';
import { DEFAULT_SERVER_PRIVACY, type PrivacyFacts } from './PrivacyFacts.ts';
import { parsePrivacyFacts, parseServerPrivacy } from './parsePrivacy.ts';
import { privacyHtml } from './privacyHtml.ts';
import { privacySections } from './privacySections.ts';

const OWN: PrivacyFacts = {
  search: 'server',
  assistant: 'server',
  hosts: { search: '', assistant: '', font: '' },
  email: 'support@example.com',
};
const BROWSER: PrivacyFacts = { ...OWN, search: 'browser', assistant: 'browser' };
const HOSTED: PrivacyFacts = {
  ...OWN,
  search: 'provider',
  assistant: 'none',
  hosts: { search: 'app-dsn.algolia.net', assistant: '', font: 'fonts.example.com' },
};

const textOf = (facts: PrivacyFacts, server = DEFAULT_SERVER_PRIVACY) =>
  privacySections(facts, server)
    .flatMap(({ title, paragraphs, items }) => [title, ...paragraphs, ...items])
    .join('\n');

test('with a server of our own the page says what is kept, and for how long', () => {
  const text = textOf(OWN);
  expect(text).toContain(
    'The server keeps searches, which results are opened, questions to the assistant, and ratings of pages',
  );
  expect(text).toContain('in a database file of its own');
  expect(text).toMatch(/Questions to the assistant: up to 500 characters.*deleted after 90 days/);
  expect(text).toMatch(/Searches: up to 100 characters.*deleted after 400 days/);
  expect(text).toContain('Nothing is sent to other companies.');
});

test('in browser mode nothing leaves the browser, and no server of ours is mentioned', () => {
  const text = textOf(BROWSER);
  expect(text).toContain('Searches and questions are answered in your browser and do not leave it.');
  expect(text).toContain('Nothing that you search or ask is kept on a server of this site.');
  expect(text).not.toMatch(/The server keeps|access token|days/);
});

test('a hosted search, another assistant and a font provider are named', () => {
  const text = textOf(HOSTED);
  expect(text).toContain('Some of it is sent to app-dsn.algolia.net and fonts.example.com');
  expect(text).toContain('Searches go from your browser to app-dsn.algolia.net, which sees your address.');
  expect(text).toContain('The typeface is fetched from fonts.example.com');
  expect(text).not.toMatch(/assistant|The server keeps/);
  const asked = textOf({ ...HOSTED, assistant: 'provider', hosts: { ...HOSTED.hosts, assistant: 'ask.example.com' } });
  expect(asked).toContain('Questions to the assistant go from your browser to ask.example.com');
});

test('where searches and events are kept for no day, the page says so', () => {
  const text = textOf(OWN, { ...DEFAULT_SERVER_PRIVACY, keptDays: { questions: 1, searches: 0, events: 0 } });
  expect(text).toContain('The server keeps questions to the assistant and ratings of pages, to improve');
  expect(text).toContain('Searches: none is kept.');
  expect(text).toContain('They are deleted after one day.');
});

test('a language model is named as one that gets questions', () => {
  const text = textOf(OWN, { ...DEFAULT_SERVER_PRIVACY, modelHost: 'models.example.org' });
  expect(text).toContain('Some of it is sent to models.example.org');
  expect(text).not.toContain('Nothing is sent to other companies.');
});

test('what settings hold cannot become markup', () => {
  const html = privacyHtml(privacySections({ ...OWN, email: '<b>&' }, DEFAULT_SERVER_PRIVACY));
  expect(html).toContain('write to &lt;b&gt;&amp;.');
});

test('both kinds of settings survive JSON, and anything else is refused by name', () => {
  expect(parsePrivacyFacts(JSON.parse(JSON.stringify(HOSTED)))).toEqual(HOSTED);
  expect(parseServerPrivacy(JSON.parse(JSON.stringify(DEFAULT_SERVER_PRIVACY)))).toEqual(DEFAULT_SERVER_PRIVACY);
  expect(() => parsePrivacyFacts({ ...OWN, search: 'moon' })).toThrow('search must be one of');
  expect(() => parseServerPrivacy({ ...DEFAULT_SERVER_PRIVACY, keptDays: { questions: -1 } })).toThrow(
    'questions must be a number of days, and it is -1',
  );
  expect(() => parseServerPrivacy('<html>')).toThrow(TypeError);
});
