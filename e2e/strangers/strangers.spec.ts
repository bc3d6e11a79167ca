import { brotliCompressSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type Request, test } from '@playwright/test';
import { buildStrangers, builtStranger, SERVER } from '../../tools/strangers/buildStrangers.ts';
import { ODD_STRANGER, STRANGERS } from '../../tools/strangers/strangers.ts';
import { verifies } from '../manifest/verifies.ts';
import { Assistant } from '../pages/Assistant.ts';
import { SearchDialog } from '../pages/SearchDialog.ts';
import { START_MINUTES, startServer } from '../pages/startServer.ts';

const BUILD_MINUTES = 15;
const MAX_FIRST_LOAD_BYTES = 25 * 1024;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(BUILD_MINUTES * 60_000);
  await buildStrangers(undefined, [...STRANGERS, ODD_STRANGER]);
});

/** Serves a built site with the command that comes with the packages. */
const serve = (folder: string) => startServer(folder, { main: SERVER, settings: { NODE_ENV: 'production' } });

for (const mode of ['service', 'browser'] as const)
  for (const stranger of STRANGERS) {
    test(
      `${stranger.name}, a site never seen before, has first load, search, search page and assistant in ${mode} mode`,
      verifies('P.strangers'),
      async ({ page }) => {
        test.setTimeout(2 * START_MINUTES * 60_000);
        const { origin: address, stop } = await serve(builtStranger(stranger.name, mode));
        try {
          const { faults, requests } = watch(page, address);
          const dialog = new SearchDialog(page);
          const assistant = new Assistant(page);
          await expectOneRequest(page, `${address}${stranger.firstPage}`);
          await expectSearchAhead(page, { isBrowserMode: mode === 'browser' });
          await page.goto(`${address}/search`);
          await dialog.button.click();
          await dialog.field.fill(stranger.search.query);
          await expect(dialog.hits.filter({ hasText: stranger.search.title }).first()).toBeVisible();
          await expectAccessible(page);
          await dialog.hits.filter({ hasText: stranger.search.title }).first().click();
          await expect(page).toHaveURL(/\/docs\//);

          await page.goto(`${address}/search?q=${encodeURIComponent(stranger.search.query)}`);
          await expect(page.locator('main ol li').filter({ hasText: stranger.search.title }).first()).toBeVisible();
          await expectAccessible(page);

          await assistant.enter();
          await assistant.ask(stranger.ask.question);
          const answer = assistant.exchanges.last();
          await expect(answer.locator(`a[href*="${stranger.ask.path}"]`).first()).toBeVisible();
          await expectAccessible(page);

          expect(faults).toEqual([]);
          if (mode === 'browser') expect(requests.filter((path) => /^\/(1|chat)\//.test(path))).toEqual([]);
        } finally {
          await stop();
        }
      },
    );
  }

for (const mode of ['service', 'browser'] as const)
  test(
    `a German site below a folder, with slashes, two docs and a blog, has first load, search and search page in ${mode} mode`,
    verifies('P.strangers'),
    async ({ page }) => {
      test.setTimeout(2 * START_MINUTES * 60_000);
      const { firstPage, name, search } = ODD_STRANGER;
      const { origin: address, stop } = await serve(builtStranger(name, mode));
      try {
        const { faults, requests } = watch(page, address);
        const dialog = new SearchDialog(page);
        await expectOneRequest(page, `${address}${firstPage}`);
        await expectSearchAhead(page, { isBrowserMode: mode === 'browser' });
        await dialog.field.fill(search.query);
        await dialog.hits.filter({ hasText: search.title }).first().click();
        await expect(page).toHaveURL(`${address}${firstPage}#sauerteig-f%C3%BCttern`);
        // The other docs are found from here too, and no assistant that reads English alone is offered.
        await page.goto(`${address}/kochbuch/search/?q=temperatur`);
        await expectAccessible(page);
        await page.locator('main ol li a').filter({ hasText: 'Temperatur lesen' }).first().click();
        await expect(page).toHaveURL(`${address}/kochbuch/api/ofen/#temperatur-lesen`);
        await page.goto(`${address}/kochbuch/blog/`);
        await page.keyboard.press('Control+k');
        await expect(dialog.field).toBeFocused();
        await expect(dialog.root.getByText('Ask AI')).toHaveCount(0);
        expect(requests.filter((path) => path.endsWith('/answers.json'))).toEqual([]);
        expect(faults).toEqual([]);
      } finally {
        await stop();
      }
    },
  );

test(
  'classic, a site never seen before, has release pages, explorer, comparison, feeds and marks',
  verifies('P.strangers'),
  async ({ page, request }) => {
    test.setTimeout(START_MINUTES * 60_000);
    const { origin: address, stop } = await serve(builtStranger('classic', 'browser'));
    try {
      const { faults } = watch(page, address);
      await page.goto(`${address}/docs/versions`);
      await expect(page.locator('main li[data-kind]')).toHaveCount(2);
      // The app waits for a sign of interest.
      await page.locator('main').hover();
      await expect(page.getByText('2 changes')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Show changes' }).click();
      await expect(page.getByRole('heading', { name: 'New since Web 1.0' })).toBeFocused();
      await expect(page.locator('main li[data-kind]')).toHaveCount(1);
      await page.getByRole('checkbox', { name: 'I use Web 1.0' }).check();

      await page.goto(`${address}/docs/versions/Web/1_1`);
      await expect(page.getByText('The newest Web release')).toBeVisible();
      await page.locator('main').hover();
      await expect(page.getByRole('link', { name: 'Older', exact: true })).toHaveAttribute(
        'href',
        '/docs/versions/Web/1_0',
      );
      await expect(page.getByRole('complementary', { name: 'Version marks' })).toContainText('Web 1.0');
      await expectAccessible(page, '.theme-doc-markdown');

      await page.goto(`${address}/docs/tutorial-basics/create-a-page`);
      await page.locator('main').hover();
      await expect(page.getByRole('complementary', { name: 'Version marks' })).toBeVisible();
      await page.getByRole('link', { name: 'Web 1.0', exact: true }).first().click();
      await expect(page.getByRole('region', { name: 'Feature history' })).toContainText('New in Web 1.0');

      const feed = await (await request.get(`${address}/atom.xml`)).text();
      expect(feed.match(/<entry>/g)).toHaveLength(2);
      expect(feed).toContain('Long pages are shown whole.');
      expect(faults).toEqual([]);
    } finally {
      await stop();
    }
  },
);

/** What goes wrong on a page: lines on the console, and requests to another host. */
function watch(page: Page, address: string): { faults: string[]; requests: string[] } {
  const faults: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    requests.push(pathname);
    if (origin !== address && protocol.startsWith('http')) faults.push(`asked ${origin}`);
  });
  return { faults, requests };
}

/** The page without pictures of its own: no script, style or data is asked for before a sign of interest. */
async function expectOneRequest(page: Page, address: string): Promise<void> {
  const asked: Request[] = [];
  const note = (request: Request) => {
    if (request.resourceType() !== 'image') asked.push(request);
  };
  page.on('request', note);
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  page.off('request', note);
  expect(asked.filter((request) => request.redirectedTo() === null).map((request) => request.url())).toEqual([
    answer?.url(),
  ]);
  const html = (await answer?.body()) ?? Buffer.alloc(0);
  expect(brotliCompressSync(html).length).toBeLessThan(MAX_FIRST_LOAD_BYTES);
}

/** The first key opens the search on a page without the app, keeps what is typed next, and asks for all that the first result needs. */
async function expectSearchAhead(page: Page, { isBrowserMode }: { readonly isBrowserMode: boolean }): Promise<void> {
  const dialog = new SearchDialog(page);
  const index = isBrowserMode ? page.waitForRequest('**/search-index/docs.bin') : undefined;
  // The app does not come before the index has been asked for.
  const go = Promise.withResolvers<void>();
  if (isBrowserMode) await page.route('**/assets/js/main.*.js', (route) => go.promise.then(() => route.fallback()));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kite');
  await index;
  go.resolve();
  await expect(dialog.field).toHaveValue('kite');
  await page.unrouteAll({ behavior: 'wait' });
}

/** Only what is ours: a template's own faults are its owner's. */
async function expectAccessible(page: Page, part = 'main'): Promise<void> {
  const dialog = page.getByRole('dialog');
  const root = (await dialog.isVisible()) ? 'dialog' : part;
  const { violations } = await new AxeBuilder({ page }).include(root).analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
    ),
  ).toEqual([]);
}
