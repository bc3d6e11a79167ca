import type { Page } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { Assistant } from './pages/Assistant.ts';
import { buildSite, siteFolder } from './pages/buildSite.ts';
import { crawlSite } from './pages/crawlSite.ts';
import { SearchDialog } from './pages/SearchDialog.ts';
import { serveFiles } from './pages/serveFiles.ts';
import { DOCUMENTED_HOSTS, startDocumentedHost } from './pages/startDocumentedHost.ts';
import { type StartedServer, startServer } from './pages/startServer.ts';
import { expect, test } from './test.ts';

// One build for all tests of a host.
test.describe.configure({ mode: 'default' });

const BUILT_FOR = 'https://example.test/docs-site';
const BASE = '/docs-site/';

/** One page of each kind, and the files that are written for machines. */
const PAGES = [
  '/',
  '/docs',
  '/docs/intro',
  '/docs/tags',
  '/docs/survey/intro',
  '/docs/survey/Docs/Designing_Survey_Flow',
  '/docs/versions',
  '/docs/versions/parity',
  '/docs/versions/recent-versions',
  '/docs/versions/Web/1_74',
  '/privacy',
  '/search',
];
const FILES = ['/sitemap.xml', '/atom.xml', '/feeds/web/rss.xml', '/opensearch.xml'];

/** Where a site is served and, when another origin searches and answers for it, where that is. */
interface Host {
  address: string;
  service?: string;
}

/** What every kind of host does below a path: everything that pages and files name, and what a reader does with them. */
function worksBelow(host: () => Host, extraPages: readonly string[]): void {
  test(
    'every page and file names addresses below the path, all of which are there',
    verifies('I21.sub-path'),
    async () => {
      const { address } = host();
      const { asked, faults } = await crawlSite([...PAGES, ...FILES, ...extraPages], { address, builtFor: BUILT_FOR });
      expect(faults).toEqual([]);
      expect(asked).toBeGreaterThan(150);
      const manifest = await (await fetch(`${address}/site.webmanifest`)).json();
      expect(manifest).toMatchObject({ start_url: BASE });
      for (const { src } of manifest.icons) expect((await fetch(new URL(src, address))).status).toBe(200);
      expect(await (await fetch(`${address}/robots.txt`)).text()).toContain(`Sitemap: ${BUILT_FOR}/sitemap.xml`);
      const { site, releases } = await (await fetch(`${address}/releases.json`)).json();
      expect(site).toBe(BUILT_FOR);
      expect((await fetch(address + releases[0].path)).status).toBe(200);
    },
  );

  test('a reader searches, follows a hit, and finds the words marked', verifies('I21.sub-path'), async ({ page }) => {
    const { address } = host();
    const faults = watch(page, host());
    await page.goto(`${address}/docs/survey/intro`);
    const dialog = new SearchDialog(page);
    await page.keyboard.press('Control+k');
    await dialog.field.fill('quotas');
    await expect(dialog.hits.first()).toBeVisible();
    for (const link of await dialog.hits.getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^\/docs-site\/docs\//);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs-site\/docs\/.+#/);
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('fd-match')?.size ?? 0)).toBeGreaterThan(0);
    await page.goto(`${address}/search?q=quota`);
    await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
    await page.locator('main').getByRole('link', { name: /quota/i }).first().click();
    await expect(page).toHaveURL(/\/docs-site\/docs\//);
    await expect(page.locator('article h1')).toBeVisible();
    expect(faults).toEqual([]);
  });

  test(
    'the assistant answers, cites pages below the path and understands what follows',
    verifies('I21.sub-path'),
    async ({ page }) => {
      const { address } = host();
      const faults = watch(page, host());
      await page.goto(`${address}/docs/intro`);
      const assistant = new Assistant(page);
      await expect(assistant.dialog.button).toBeVisible();
      await assistant.enter();
      await assistant.ask('How do I set a quota?');
      const answer = assistant.exchanges.first();
      await expect(assistant.like).toBeVisible({ timeout: 60_000 });
      const links = await answer.getByRole('link').all();
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) expect(await link.getAttribute('href')).toMatch(/^\/docs-site\/docs\//);
      await assistant.ask('When did they arrive?');
      const release = assistant.exchanges
        .filter({ hasText: 'When did they arrive?' })
        .getByRole('link', { name: 'Web 1.41' })
        .first();
      await expect(release).toBeVisible();
      await release.click();
      await expect(page).toHaveURL(/\/docs-site\/docs\/versions\/Web\/1_41/);
      await expect(page.locator('article h1')).toHaveText('Web 1.41');
      expect(faults).toEqual([]);
    },
  );

  test(
    'the explorer, an address that leads nowhere and the ways on stay below the path',
    verifies('I21.sub-path'),
    async ({ page }) => {
      const { address } = host();
      await page.goto(`${address}/docs/versions`);
      await page.locator('main').getByRole('link', { name: 'Web 1.74' }).first().click();
      await expect(page).toHaveURL(/\/docs-site\/docs\/versions\/Web\/1_74/);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Version History' }).click();
      await expect(page).toHaveURL(/\/docs-site\/docs\/versions\/recent-versions\/?$/);
      await page.goto(`${address}/docs/survey/radio_buton`);
      // A host that only hands out files leaves it to the app, which comes when the reader does something.
      await page.mouse.move(100, 100);
      await page.locator('.nearest-path, #nearest-path').getByRole('link').click();
      await expect(page).toHaveURL(/\/docs-site\/docs\/survey\/radio_button\/?$/);
      await expect(page.locator('article h1')).toBeVisible();
    },
  );
}

/** What a page should not do: ask anywhere but below the path and at the service, fail to find a file, or complain. */
function watch(page: Page, { address, service = address }: Host): string[] {
  const faults: string[] = [];
  page.on('response', (response) => {
    const isAllowed = [address, service].some((start) => response.url().startsWith(`${start}/`));
    if (!isAllowed || response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

test.describe('below a path, with our server', () => {
  let server: StartedServer;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    server = await startServer(await buildSite('below', { SITE_URL: BUILT_FOR }));
  });
  test.afterAll(() => server?.stop());

  worksBelow(() => ({ address: server.origin + BASE.slice(0, -1) }), ['/search?q=quota', '/docs/survey/radio_buton']);

  test(
    'addresses outside of the path lead to the home page or nowhere, and old ones inside to their page',
    verifies('I21.sub-path'),
    async () => {
      const get = (path: string) => fetch(server.origin + path, { redirect: 'manual' });
      for (const parent of ['/', '/docs-site']) expect((await get(parent)).headers.get('location')).toBe(BASE);
      expect((await get('/docs/intro')).status).toBe(404);
      expect((await get('/1/indexes/docs/query')).status).toBe(404);
      expect((await get('/docs-site/docs/intro.html?a=1')).headers.get('location')).toBe('/docs-site/docs/intro?a=1');
      for (const probe of ['/health/ready', '/docs-site/health/ready']) expect((await get(probe)).status).toBe(200);
    },
  );
});

test.describe('below a path, on a static host, with search and assistant of another origin', () => {
  let host: Awaited<ReturnType<typeof serveFiles>>;
  let service: StartedServer;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    // Each has to know the other: the service which origin may ask, the build where to ask.
    host = await serveFiles(`${siteFolder('hosted-below')}/build`, { baseUrl: BASE, notFoundPage: '404.html' });
    service = await startServer('site', { settings: { CORS_ORIGINS: new URL(host.address).origin } });
    await buildSite('hosted-below', {
      SITE_URL: BUILT_FOR,
      TRAILING_SLASH: 'true',
      SEARCH_MODE: 'hosted',
      SEARCH_HOST: service.origin,
      SEARCH_APP_ID: 'SURVEYDOCS',
      SEARCH_API_KEY: 'public-search-key',
      ASSISTANT_HOST: service.origin,
      ASSISTANT_ID: 'survey-docs',
    });
  });
  test.afterAll(async () => {
    host?.close();
    await service?.stop();
  });

  worksBelow(() => ({ address: host.address, service: service.origin }), []);

  test(
    'hits and citations, which the service gives as pages of its own, lead to pages of this site',
    verifies('I21.sub-path'),
    async ({ page }) => {
      const faults = watch(page, { address: host.address, service: service.origin });
      await page.goto(`${host.address}/search/?q=quota`);
      const hits = page.locator('main').getByRole('link', { name: /quota/i });
      await expect(hits.first()).toBeVisible();
      for (const hit of await hits.all())
        expect(await hit.getAttribute('href')).toMatch(/^\/docs-site\/docs\/[^#]+\/(#.+)?$/);
      const assistant = new Assistant(page);
      await assistant.enter();
      await assistant.ask('How do I set a quota?');
      await expect(assistant.like).toBeVisible({ timeout: 60_000 });
      const sources = assistant.exchanges.first().getByRole('link');
      for (const source of await sources.all())
        expect(await source.getAttribute('href')).toMatch(/^\/docs-site\/docs\/[^#]+\/(#.+)?$/);
      await sources.first().click();
      await expect(page).toHaveURL(/\/docs-site\/docs\/[^#]+\/(#.+)?$/);
      await expect(page.locator('article h1')).toBeVisible();
      expect(page.context().pages()).toHaveLength(1);
      expect(faults).toEqual([]);
    },
  );
});

test.describe('below a path, in browser mode, on a host without clean addresses', () => {
  let host: Awaited<ReturnType<typeof serveFiles>>;
  let folder: string;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    const site = await buildSite('browser-below', {
      SITE_URL: BUILT_FOR,
      SEARCH_MODE: 'browser',
      TRAILING_SLASH: 'true',
    });
    folder = `${site}/build`;
    host = await serveFiles(folder, { baseUrl: BASE, notFoundPage: '404.html' });
  });
  test.afterAll(() => host?.close());

  worksBelow(() => host, []);

  test(
    'pages, sitemap and hits name addresses that end in a slash, which no host redirects',
    verifies('I21.any-host'),
    async ({ page }) => {
      const sitemap = await (await fetch(`${host.address}/sitemap.xml`)).text();
      const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address);
      expect(listed.length).toBeGreaterThan(70);
      for (const address of listed) {
        const answer = await fetch(host.address + address.slice(BUILT_FOR.length), { redirect: 'manual' });
        expect(answer.status, address).toBe(200);
        const [, canonical] = /rel="?canonical"? href="?([^" >]+)/.exec(await answer.text()) ?? [];
        expect(canonical).toBe(address);
      }
      await page.goto(`${host.address}/search/?q=quota`);
      const hits = page.locator('main').getByRole('link', { name: /quota/i });
      await expect(hits.first()).toBeVisible();
      for (const hit of await hits.all())
        expect(await hit.getAttribute('href')).toMatch(/^\/docs-site\/docs\/[^#]+\/(#.+)?$/);
    },
  );

  for (const { program, language, isMissing } of DOCUMENTED_HOSTS) {
    test(`${program} serves it as the documents configure it`, verifies('I21.any-host'), async ({ page }) => {
      test.skip(isMissing, `${program} is not installed.`);
      const { address, close } = await startDocumentedHost(language, { baseUrl: BASE, folder });
      expect((await crawlSite([...PAGES, ...FILES], { address, builtFor: BUILT_FOR })).faults).toEqual([]);
      expect((await fetch(`${address}/search-index/answers.json`)).headers.get('content-encoding')).toMatch(/gzip|br/);
      const faults = watch(page, { address });
      await page.goto(`${address}/docs/survey/intro/`);
      const assistant = new Assistant(page);
      await page.keyboard.press('Control+k');
      await assistant.dialog.field.fill('quotas');
      await expect(assistant.dialog.hits.first()).toContainText('Quotas');
      await assistant.dialog.field.fill('');
      await assistant.dialog.rows.filter({ hasText: 'Ask AI a question' }).click();
      await assistant.ask('When did quotas arrive?');
      await assistant.exchanges.first().getByRole('link', { name: /1\.41/ }).first().click({ timeout: 60_000 });
      await expect(page.locator('article h1')).toHaveText('Web 1.41');
      expect(faults).toEqual([]);
      await page.goto(`${address}/docs/survey/intro.html`);
      await expect(page).toHaveURL(`${address}/docs/survey/intro/`);
      await close();
    });
  }

  test(
    'addresses written in other ways lead on, and others to a search',
    verifies('I21.any-host'),
    async ({ page }) => {
      await page.goto(`${host.address}/docs/survey/intro.html?a=1#quotas`);
      await expect(page).toHaveURL(`${host.address}/docs/survey/intro/?a=1#quotas`);
      await page.goto(`${host.address}/docs/single-choice_list`);
      const field = page.locator('#not-found-search');
      await expect(field).toHaveValue('single choice list');
      await page.goto(`${host.address}/docs/100%25_quota`);
      await expect(field).toHaveValue(/quota$/);
      await field.press('Enter');
      await expect(page).toHaveURL(/\/docs-site\/search\/\?q=/);
    },
  );
});
