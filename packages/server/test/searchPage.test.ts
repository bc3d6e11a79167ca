import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { loadSite } from '../src/site/loadSite.ts';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { createTestApp, createTestDeps } from './createTestApp.ts';

let fixture: SiteFixture;
let app: FastifyInstance;
beforeAll(async () => {
  fixture = await createSiteFixture();
  ({ app } = await createTestApp(fixture.siteDir));
});
afterAll(async () => {
  await app.close();
  await fixture.dispose();
});

const search = (q: string) => app.inject(`/search?q=${encodeURIComponent(q)}`);

test('a reader without JavaScript gets the results in the page', async () => {
  const answer = await search('intro');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers['x-robots-tag']).toBe('noindex, follow');
  expect(answer.body).toContain(
    '<div id="search-fallback" class="list"><p>One document found</p><ol><li><a href="/docs/intro">Introduction</a><p>What it is &amp; who it is for.</p></li></ol></div>',
  );
  expect(answer.body).toContain('<input value="intro" type="search" class="wide" name="q" placeholder="Search">');
});

test('nothing found is said plainly', async () => {
  expect((await search('zebra')).body).toContain('<p>No results were found</p></div>');
});

test('what the reader typed and what the pages say cannot become markup', async () => {
  const { body } = await search('"><script>alert(1)</script>');
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(body).not.toContain('<script>alert');
  expect((await search('radio')).body).toContain('Radio button &lt;single choice&gt;');
});

test('a very long query is cut at 512 characters, also in the middle of an emoji', async () => {
  const { statusCode, body } = await search(`${'a'.repeat(511)}😀😀`);
  expect(statusCode).toBe(200);
  expect(body).toContain(`value="${'a'.repeat(511)}\u{fffd}"`);
});

test('control characters in a query are read as spaces', async () => {
  expect((await search('in\u0000tro')).body).toContain('value="in tro"');
});

test.each(['/search', '/search?q=', '/search?q=%20'])('%s without a word is the page as it was built', async (url) => {
  const answer = await app.inject(url);
  expect(answer.headers['cache-control']).toBe('public, no-cache');
  expect(answer.body).toContain('<div id="search-fallback" class="list"></div>');
});

test('a query with broken encoding is refused', async () => {
  expect((await app.inject('/search?q=%E0%A4%A')).statusCode).toBe(400);
});

test('an address that searches too often is told to wait, in a page that needs no script', async () => {
  const site = await loadSite(fixture.siteDir);
  const limited = createApp(
    createTestDeps({ site: () => site, settings: parseSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: '2' }) }),
  );
  const ask = (url: string) => limited.inject({ url, remoteAddress: '203.0.113.7' });
  for (const q of ['intro', 'radio']) expect((await ask(`/search?q=${q}`)).statusCode).toBe(200);
  const refused = await ask('/search?q=export');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused.body).toContain('Please try again in');
  expect((await ask('/search')).statusCode).toBe(200);
  expect((await ask('/docs/intro')).statusCode).toBe(200);
  await limited.close();
});
