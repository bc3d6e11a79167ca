import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { loadSite, readAddressForm, SiteError } from '../src/site/loadSite.ts';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { createTestDeps } from './createTestApp.ts';
import { createTestAssistant, fixedAnswer } from './createTestAssistant.ts';

let fixture: SiteFixture;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  fixture = await createSiteFixture();
  await fixture.write('server-data/addresses.json', '{"baseUrl":"/docs-site/"}');
  const site = await loadSite(fixture.siteDir);
  app = createApp(
    createTestDeps({
      settings: parseSettings({ LOG_LEVEL: 'silent', CORS_ORIGINS: '*' }),
      site: () => site,
      addressForm: readAddressForm(fixture.siteDir),
      listPages: async () => ({ total: 1, pages: [{ url: '/docs/intro#a', title: 'A', description: '' }] }),
      assistant: createTestAssistant({ source: fixedAnswer('See [Intro](/docs/intro#a).') }),
    }),
  );
});
afterAll(async () => {
  await app.close();
  await fixture.dispose();
});

const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

test('pages, files and the search page are below the path, and nothing but probes is outside of it', async () => {
  for (const url of [
    '/docs-site/',
    '/docs-site/docs/intro',
    '/docs-site/img/logo.svg',
    '/health/live',
    '/docs-site/health/live',
  ])
    expect((await get(url)).statusCode, url).toBe(200);
  expect((await get('/docs/intro')).headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  for (const url of ['/docs/intro', '/search?q=a', '/docs-sites/docs/intro', '//docs-site/docs/intro'])
    expect((await get(url)).statusCode, url).toBe(404);
  expect((await get('/docs-site/search?q=a')).body).toContain('<a href="/docs-site/docs/intro#a">A</a>');
});

test('redirects and suggestions lead below the path', async () => {
  for (const url of ['/', '/docs-site']) expect((await get(url)).headers.location).toBe('/docs-site/');
  expect((await get('/docs-site/docs/intro.html?q=1')).headers.location).toBe('/docs-site/docs/intro?q=1');
  expect((await get('/docs-site/docs/')).headers.location).toBe('/docs-site/docs');
  expect((await get('/docs-site/docs/intrp')).body).toContain('<a href="/docs-site/docs/intro">');
});

test('answers link below the path, and completely for pages of other sites', async () => {
  const ask = async (origin: string) => {
    const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url, payload, headers: { origin, 'content-type': 'application/json', ...headers } });
    const { token } = (await post('/docs-site/chat/token', '')).json();
    const messages = [{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'How?' }] }];
    return (await post('/docs-site/chat', JSON.stringify({ id: 'c', messages }), { authorization: `TOKEN ${token}` }))
      .body;
  };
  expect(await ask('http://localhost')).toContain('(/docs-site/docs/intro#a)');
  expect(await ask('https://other.test')).toContain('(http://localhost/docs-site/docs/intro#a)');
});

test('a file of addresses that says something else stops the start, with its name', async () => {
  const broken = await createSiteFixture();
  await broken.write('server-data/addresses.json', '{"baseUrl":"docs-site"}');
  expect(() => readAddressForm(broken.siteDir)).toThrow(SiteError);
  expect(() => readAddressForm(broken.siteDir)).toThrow('a slash at both ends, and it is "docs-site"');
  await broken.dispose();
});
