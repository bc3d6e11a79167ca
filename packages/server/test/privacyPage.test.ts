import type { PrivacyFacts } from '@feedback-docs/pages/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { loadSite } from '../src/site/loadSite.ts';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { createTestDeps } from './createTestApp.ts';

const FACTS: PrivacyFacts = {
  search: 'server',
  assistant: 'server',
  hosts: { search: '', assistant: '', font: '' },
  email: 'support@example.com',
};
const BUILT =
  '<main><h1>Privacy</h1><div id=privacy-text data-server=\'{"a":">"}\'><p>As built.<ul><li>One</ul></div><p>After it.</main>';

let fixture: SiteFixture;
beforeAll(async () => {
  fixture = await createSiteFixture();
  await fixture.write('build/privacy.html', BUILT);
  await fixture.write('server-data/privacy.json', JSON.stringify(FACTS));
});
afterAll(() => fixture.dispose());

async function open(env: Record<string, string>) {
  const site = await loadSite(fixture.siteDir);
  return createApp(createTestDeps({ site: () => site, settings: parseSettings({ LOG_LEVEL: 'silent', ...env }) }));
}

const CHANGED = {
  KEEP_QUESTIONS_DAYS: '30',
  KEEP_SEARCHES_DAYS: '0',
  KEEP_EVENTS_DAYS: '1',
  DATABASE_URL: 'postgres://docs:hunter2@db.internal.example/docs',
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: 'https://models.example.org/v1',
  MODEL_NAME: 'house-model',
  MODEL_API_KEY: 'key-hunter2',
};

test('with default settings the page is the one that was built', async () => {
  const app = await open({});
  const answer = await app.inject('/privacy');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(BUILT);
  expect(answer.headers['etag']).toBeDefined();
  await app.close();
});

test('a server with other settings writes what they mean into the page, for readers without JavaScript too', async () => {
  const app = await open(CHANGED);
  const { statusCode, headers, body } = await app.inject('/privacy');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('your rating. They are deleted after 30 days.</li>');
  expect(body).toContain('<li>Searches: none is kept.</li>');
  expect(body).toContain('They are deleted after one day.</li>');
  expect(body).toContain('in a PostgreSQL database');
  expect(body).toContain('The language model at models.example.org writes');
  expect(body).not.toContain('As built');
  expect(body).toMatch(
    /^<main><h1>Privacy<\/h1><div id="privacy-text" data-server="\{&quot;store&quot;.*<\/div><p>After it\.<\/main>$/s,
  );
  expect(body).not.toMatch(/hunter2|db\.internal|house-model/);
  await app.close();
});

test('the settings that concern readers are public, without addresses and keys of the operator', async () => {
  const app = await open({ ...CHANGED, CORS_ORIGINS: 'https://docs.example.org' });
  const answer = await app.inject({ url: '/privacy.json', headers: { origin: 'https://docs.example.org' } });
  expect(answer.json()).toEqual({
    store: 'postgresql',
    keepsQuestions: true,
    keptDays: { questions: 30, searches: 0, events: 1 },
    modelHost: 'models.example.org',
  });
  expect(answer.headers['access-control-allow-origin']).toBe('https://docs.example.org');
  await app.close();
});

test('what is changed goes on being said where no text of a question is kept, and where Anthropic writes', async () => {
  const app = await open({
    KEEP_QUESTIONS: 'false',
    MODEL_PROVIDER: 'anthropic',
    MODEL_NAME: 'm',
    MODEL_API_KEY: 'k',
  });
  const { body } = await app.inject('/privacy');
  expect(body).toContain('but not its text. They are deleted after 90 days.');
  expect(body).toContain('The language model at api.anthropic.com writes');
  await app.close();
});
