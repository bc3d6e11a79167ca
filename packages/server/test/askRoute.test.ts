import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { loadSite } from '../src/site/loadSite.ts';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { createTestDeps } from './createTestApp.ts';
import { createTestAssistant } from './createTestAssistant.ts';

let fixture: SiteFixture;
let app: FastifyInstance;
const assistant = createTestAssistant();
beforeAll(async () => {
  fixture = await createSiteFixture();
  await fixture.write('build/docs/intro.md', '# Introduction\n');
  const site = await loadSite(fixture.siteDir);
  const settings = parseSettings({ LOG_LEVEL: 'silent', LIMIT_THIS_MACHINE: 'true' });
  app = createApp(createTestDeps({ settings, site: () => site, assistant }));
});
afterAll(async () => {
  await app.close();
  await fixture.dispose();
});

const ask = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ url, remoteAddress, headers: { host: 'docs.test', ...headers } });

test('a question in an address is answered with Markdown whose links are complete, and kept', async () => {
  const answer = await ask('/ask.md?q=What+is+a+quota%3F', '203.0.113.1');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-answer-outcome': 'answered',
  });
  expect(answer.body).toBe('# What is a quota?\n\nQuotas limit responses. [Quotas](http://docs.test/docs/quotas)\n');
  expect(assistant.asked.at(-1)).toMatchObject({
    outcome: 'answered',
    message: { parts: [{ text: 'What is a quota?' }] },
  });
});

test('a question at the Markdown of a page is about that page', async () => {
  await ask('/docs/intro.md?ask=Who+is+it+for%3F', '203.0.113.2');
  expect(assistant.asked.at(-1)?.message.parts[0]?.text).toBe('About “Introduction”: Who is it for?');
  expect((await ask('/docs/intro.md?asked=1', '203.0.113.2')).body).toBe('# Introduction\n');
});

test.each([
  ['/ask.md', 400, 'Write the question into the address'],
  ['/ask.md?q=%20', 400, 'Write the question into the address'],
  [`/ask.md?q=${'a'.repeat(2001)}`, 400, 'A question has 1 to 2000 characters.'],
  ['/ask.md?q=a&version=1.60', 404, 'A version is written as web-1.60 or mobile-2.7, and "1.60" is not.'],
  ['/ask.md?q=a&version=web-1.99', 404, 'There is no Web 1.99'],
  ['/docs/nowhere.md?ask=What', 404, 'There is no page at this address'],
])('%s is refused with %i and a sentence', async (url, status, sentence) => {
  const answer = await ask(url, '203.0.113.3');
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(answer.body).toContain(sentence);
});

test('a page of another site cannot use up the questions of its readers', async () => {
  expect((await ask('/ask.md?q=a', '203.0.113.4', { origin: 'https://evil.test' })).statusCode).toBe(403);
});

test('the limits are those of the assistant', async () => {
  for (let count = 0; count < 10; count++)
    expect((await ask(`/ask.md?q=${count}`, '203.0.113.5')).statusCode).toBe(200);
  const refused = await ask('/ask.md?q=more', '203.0.113.5');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('At most 10 questions a minute');
});
