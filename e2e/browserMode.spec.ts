import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { verifies } from './manifest/verifies.ts';
import { observatoryScore } from './observatory/observatoryScore.ts';
import { Assistant } from './pages/Assistant.ts';
import { buildSite } from './pages/buildSite.ts';
import { SearchDialog } from './pages/SearchDialog.ts';
import { serveFiles } from './pages/serveFiles.ts';
import { DOCUMENTED_HOSTS, startDocumentedHost } from './pages/startDocumentedHost.ts';
import { allPageKinds } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const FOLDER = '.cache/sites/browser/build';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

let host: Server;
let address: string;

// One build and one host for all tests of this file.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await buildSite('browser', { SEARCH_MODE: 'browser' });
  const headers = await readHeadersFile();
  host = createServer(async (request, response) => {
    const path = join(FOLDER, new URL(request.url ?? '/', 'http://host').pathname);
    const file = [path, `${path}.html`].find((candidate) => extname(candidate) !== '' && existsSync(candidate));
    if (file === undefined) return response.writeHead(404).end();
    return response
      .writeHead(200, { ...headers, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(await readFile(file));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const place = host.address();
  address = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`;
});

/** The headers that the build's `_headers` gives to all addresses, as hosts that know the file send them. */
async function readHeadersFile(): Promise<Record<string, string>> {
  const [rule, ...lines] = (await readFile(join(FOLDER, '_headers'), 'utf8')).trimEnd().split('\n');
  expect(rule).toBe('/*');
  return Object.fromEntries(
    lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/)
        .slice(0, 2),
    ),
  );
}

test.afterAll(() => {
  host.close();
});

test(
  'a host that only hands out files has search, fetched when it is about to be used',
  verifies('I4.browser-mode'),
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${address}/docs/intro`);
    const dialog = new SearchDialog(page);
    await expect(dialog.button).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/search-index/'))).toEqual([]);
    await page.keyboard.press('Control+k');
    await dialog.field.fill('reminedrs');
    await expect(dialog.hits.first()).toContainText('Reminders');
    expect(asked.some((path) => path.startsWith('/1/'))).toBe(false);
    await page.goto(`${address}/search?q=quota`);
    await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
  },
);

test(
  'such a host has sections of similar meaning for a word that no page has',
  verifies('I4.browser-mode', 'I4.related'),
  async ({ page }) => {
    await page.goto(`${address}/docs/intro`);
    const dialog = new SearchDialog(page);
    await page.keyboard.press('Control+k');
    await dialog.field.fill('bilingual');
    await expect(page.getByRole('listbox', { name: 'Related' }).getByRole('option').first()).toContainText('Languages');
    await page.goto(`${address}/search?q=bilingual`);
    await page.getByRole('region', { name: 'Related' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/#languages$/);
  },
);

test(
  'its pages have the highest score of the MDN Observatory, and where no header can be set a policy still',
  verifies('I2.observatory'),
  async ({ request }) => {
    for (const path of [...Object.values(allPageKinds), '/privacy'].filter((kind) => !/[?]|Intr$/.test(kind))) {
      const page = path === '/' ? '/index.html' : `${path}.html`;
      const answer = await request.get(address + page);
      const body = await answer.text();
      const { score, modifiers } = observatoryScore({ headers: answer.headers(), body });
      expect(score, `${path} ${JSON.stringify(modifiers)}`).toBe(155);
      const bare = observatoryScore({ headers: { 'content-type': 'text/html' }, body });
      expect(bare.modifiers['content-security-policy'], path).toBe(10);
    }
  },
);

test(
  'the assistant answers there too, remembers its conversations and takes ratings without a server',
  verifies('I5.browser-mode'),
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${address}/docs/intro`);
    const assistant = new Assistant(page);
    await expect(assistant.dialog.button).toBeVisible();
    expect(asked).not.toContain('/releases.json');
    await assistant.enter();
    await expect(assistant.root.getByRole('list', { name: 'Suggested questions' }).getByRole('button')).toHaveCount(3);
    await assistant.ask('When did quotas arrive?');
    // The first question opens the assistant, which takes a slow or busy machine some seconds.
    const first = assistant.exchanges.first();
    await expect(first.getByRole('link', { name: /1\.41/ }).first()).toBeVisible({ timeout: 60_000 });
    await expect(first).toContainText('Quoted from the docs.');
    await assistant.like.click();
    await expect(assistant.root.getByText('Thanks for your feedback!')).toBeVisible();
    await page.reload();
    await expect(assistant.dialog.button).toBeVisible();
    await assistant.enter();
    await assistant.root.getByRole('button', { name: 'When did quotas arrive?', exact: true }).click();
    await expect(assistant.root.getByText('Thanks for your feedback!')).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/chat') || path.startsWith('/1/'))).toEqual([]);
    await expect(assistant.root.getByRole('link', { name: 'Privacy' })).toBeVisible();
    await expect(assistant.root).not.toContainText('are kept');
    expect(await page.evaluate(() => localStorage.getItem('reader_token'))).toBeNull();
  },
);

test(
  'the privacy page of such a site says that nothing leaves the browser',
  verifies('I20.privacy'),
  async ({ page }) => {
    await page.goto(`${address}/privacy`);
    await expect(page.getByRole('main')).toContainText(
      'Searches and questions are answered in your browser and do not leave it.',
    );
    await expect(page.getByRole('main')).not.toContainText('The server');
  },
);

test(
  'who has searched once goes on without a network: with other searches, and with the assistant',
  verifies('I21.no-network'),
  async ({ page }) => {
    const host = await serveFiles(FOLDER, { hasCleanAddresses: true });
    const fetched = new Map<string, number>();
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      fetched.set(pathname, (fetched.get(pathname) ?? 0) + 1);
    });
    await page.goto(`${host.address}/docs/intro`);
    const assistant = new Assistant(page);
    await page.keyboard.press('Control+k');
    await assistant.dialog.field.fill('reminders');
    await expect(assistant.dialog.hits.first()).toContainText('Reminders');

    const chunks = await readdir(join(FOLDER, 'search-index/docs'));
    // By the worker that searches and by the one that answers.
    const expected = chunks.filter((name) => name.endsWith('.json')).map((name) => `/search-index/docs/${name}`);
    expect(expected.length).toBeGreaterThan(20);
    await expect.poll(() => expected.filter((path) => fetched.get(path) !== 2), { timeout: 90_000 }).toEqual([]);
    host.close();
    await expect(fetch(host.address)).rejects.toThrow();

    for (const [query, title] of [
      ['quotas', 'Quotas'],
      ['1.74', 'Web 1.74'],
      ['glosary', 'Glossary'],
    ] as const) {
      await assistant.dialog.field.fill(query);
      await expect(assistant.dialog.hits.first()).toContainText(title);
    }
    await assistant.dialog.field.fill('');
    await assistant.dialog.rows.filter({ hasText: 'Ask AI a question' }).click();
    await assistant.ask('When did quotas arrive?');
    await expect(assistant.exchanges.first().getByRole('link', { name: /1\.41/ }).first()).toBeVisible({
      timeout: 60_000,
    });
    await assistant.ask('How do I export responses as CSV?');
    await expect(assistant.exchanges.nth(1).getByRole('link').first()).toBeVisible();
  },
);

test(
  'an address that asks fetches what the answer takes beside the app, once',
  verifies('I21.no-network'),
  async ({ page }) => {
    const asked: string[] = [];
    const faults: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    const app = Promise.withResolvers<void>();
    const docs = Promise.withResolvers<void>();
    for (const [file, { promise }] of [
      [/\/assets\/js\/main\./, app],
      [/\/answers\.json/, docs],
    ] as const)
      await page.route(file, async (route) => {
        await promise;
        await route.continue();
      });
    await page.goto(`${address}/docs/intro?ask=When+did+quotas+arrive%3F`, { waitUntil: 'commit' });
    await expect.poll(() => asked).toContain('/search-index/answers.json');
    for (const part of ['SearchDialog', 'createWorkerAssistant', 'searchWorker', 'packages_answers'])
      await expect.poll(() => asked.filter((path) => path.includes(part)), part).toHaveLength(1);
    app.resolve();
    // While the docs are on their way: the records of what the question finds, but nothing of the pages that links lead to.
    await expect.poll(() => asked.filter((path) => /\/docs\/\d+\.json$/.test(path)).length).toBeGreaterThan(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    docs.resolve();
    const answer = new Assistant(page).exchanges.first();
    await expect(answer.getByRole('link', { name: /1\.41/ }).first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('html')).not.toHaveAttribute('data-prefetch');
    expect(asked.filter((path) => path === '/search-index/answers.json')).toHaveLength(1);
    expect(faults).toEqual([]);
  },
);

test('readers who save data fetch nothing ahead', verifies('I21.no-network'), async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto(`${address}/docs/intro`);
  const dialog = new SearchDialog(page);
  await page.keyboard.press('Control+k');
  for (const [query, title] of [
    ['reminders', 'Reminders'],
    ['quotas', 'Quotas'],
  ] as const) {
    await dialog.field.fill(query);
    await expect(dialog.hits.first()).toContainText(title);
  }
  expect(page.workers()).toHaveLength(1);
});

test('on a host without clean addresses 404.html leads on to the page', verifies('I21.any-host'), async ({ page }) => {
  const plain = await serveFiles(FOLDER, { notFoundPage: '404.html' });
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 404')) faults.push(message.text());
  });
  for (const [asked, found] of [
    ['/docs/intro?a=1#b', '/docs/intro.html?a=1#b'],
    ['/docs/survey/intro/', '/docs/survey/intro.html'],
    ['/search?q=quota', '/search.html?q=quota'],
  ] as const) {
    await page.goto(plain.address + asked);
    await expect(page).toHaveURL(plain.address + found);
  }
  await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
  await page.locator('main').getByRole('link', { name: /quota/i }).first().click();
  await expect(page.locator('article h1')).toBeVisible();
  for (const file of ['/docs/survey/intro.html', '/index.html']) {
    await page.goto(plain.address + file);
    await page.keyboard.press('Control+k');
    await expect(new SearchDialog(page).field).toBeVisible();
  }
  expect(faults).toEqual([]);
  plain.close();
});

for (const { program, language, isMissing } of DOCUMENTED_HOSTS) {
  test(`${program} serves it as the documents configure it`, verifies('I21.any-host'), async ({ page }) => {
    test.skip(isMissing, `${program} is not installed.`);
    const documented = await startDocumentedHost(language, { baseUrl: '/', folder: FOLDER });
    for (const path of ['/', '/docs', '/docs/intro', '/search?q=quota', '/docs/intro.html'])
      expect((await fetch(documented.address + path, { redirect: 'manual' })).status, path).toBe(200);
    const answers = await fetch(`${documented.address}/search-index/answers.json`);
    expect(answers.headers.get('content-encoding')).toMatch(/gzip|br/);
    for (const path of ['/docs/', '/docs/none']) expect((await fetch(documented.address + path)).status).toBe(404);
    await page.goto(`${documented.address}/docs/`);
    await expect(page).toHaveURL(`${documented.address}/docs`);
    await page.goto(`${documented.address}/search/?q=quota`);
    await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
    await documented.close();
  });
}

test(
  'a host that answers unknown addresses with 404.html and status 200 sends nobody in circles',
  verifies('I21.any-host'),
  async ({ page }) => {
    const lenient = await serveFiles(FOLDER, { notFoundPage: '404.html', notFoundStatus: 200 });
    const opened: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(request.url().slice(lenient.address.length));
    });
    await page.goto(`${lenient.address}/docs/no_such-page/`);
    await expect(page.locator('#not-found-search')).toHaveValue('no such page');
    expect(opened).toEqual(['/docs/no_such-page/', '/docs/no_such-page', '/docs/no_such-page.html']);
    lenient.close();
  },
);
