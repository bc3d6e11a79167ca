import AxeBuilder from '@axe-core/playwright';
import { verifies } from './manifest/verifies.ts';
import { SearchDialog } from './pages/SearchDialog.ts';
import { expect, test } from './test.ts';

const QUERIES = '**/1/indexes/*/queries*';

test(
  'a misspelt word leads by keyboard alone to the right section',
  verifies('I4.dialog', 'I4.marks'),
  async ({ site, page }) => {
    await site.open('/docs/intro');
    const dialog = new SearchDialog(page);
    await expect(dialog.button).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialog.field).toBeFocused();
    await page.keyboard.type('reminedrs');
    await expect(dialog.hits.first()).toContainText('Reminders');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/survey\/Docs\/Survey_Creation_and_Distribution#reminders$/);
    await expect(dialog.root).toBeHidden();
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('fd-match')?.size ?? 0)).toBeGreaterThan(0);
  },
);

test('the row that Enter opens is marked in forced colours too', verifies('I7.preferences'), async ({ site, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.open('/docs/intro');
  const dialog = new SearchDialog(page);
  await page.keyboard.press('Control+k');
  await expect(dialog.field).toBeFocused();
  await page.keyboard.type('quota');
  await expect(dialog.hits.first()).toHaveCSS('outline-style', 'solid');
  await expect(dialog.hits.nth(1)).toHaveCSS('outline-style', 'none');
});

test(
  'if the code of the dialog cannot be fetched the reader is told, and the next click tries again',
  verifies('I4.dialog'),
  async ({ site, page }) => {
    await page.route('**/assets/js/*SearchDialog*.js', (route) => route.abort(), { times: 1 });
    await site.open('/docs/intro');
    const dialog = new SearchDialog(page);
    await dialog.button.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Search could not be loaded.' });
    await expect(alert).toBeVisible();
    await dialog.button.click();
    await expect(dialog.field).toBeFocused();
    await expect(alert).toHaveCount(0);
  },
);

test('the index follows the place the reader searches from', verifies('I4.index'), async ({ site, page }) => {
  const dialog = new SearchDialog(page);
  for (const [path, index] of [
    ['/docs/intro', 'docs'],
    ['/docs/survey/intro', 'survey-builder'],
  ] as const) {
    await site.open(path);
    await dialog.button.click();
    const asked = page.waitForRequest(QUERIES);
    await dialog.field.fill('quota');
    expect((await asked).postDataJSON().requests[0].indexName).toBe(index);
  }
});

test(
  'the same query finds and counts the same on every page, filters included, and recent searches are one list',
  verifies('I4.one-search'),
  async ({ site, page, searchResults }) => {
    const dialog = new SearchDialog(page);
    const counts: (string | null)[] = [];
    for (const path of ['/docs/intro', '/docs/survey/intro']) {
      await site.open(path);
      await dialog.button.click();
      await dialog.field.fill('export');
      await expect(dialog.seeAll).toBeVisible();
      counts.push(await dialog.seeAll.textContent());
      await dialog.root.getByRole('button', { name: 'Release notes' }).click();
      await expect(dialog.hits.first()).toContainText(/(Web|Mobile) \d/);
      counts.push(await dialog.seeAll.textContent());
    }
    expect(counts.slice(2)).toEqual(counts.slice(0, 2));
    await dialog.seeAll.click();
    await expect(searchResults.count).toHaveText(`${/\d+/.exec(counts[3] ?? '')?.[0]} documents found`);

    await site.open('/docs/survey/intro');
    await dialog.button.click();
    await dialog.field.fill('quotas');
    await dialog.hits.first().click();
    await expect(dialog.root).toBeHidden();
    await site.open('/docs/intro');
    await dialog.button.click();
    await expect(dialog.root.getByRole('option', { name: /Quotas/ })).toHaveCount(1);
  },
);

test(
  'who asks which release brought something is led to the release note, and to the releases about it',
  verifies('I4.releases'),
  async ({ site, page }) => {
    await site.open('/docs/intro');
    const dialog = new SearchDialog(page);
    await dialog.button.click();
    await dialog.field.fill('webhooks');
    await expect(dialog.hits.first()).toContainText('Webhooks');
    await expect(dialog.hits.first()).toHaveAttribute('href', /\/docs\/survey\//);
    await dialog.field.fill('which release added webhooks?');
    await expect(dialog.hits.first()).toHaveAttribute('href', /\/docs\/versions\/Web\/1_35#webhooks$/);
    await dialog.root.getByRole('option', { name: 'All releases that mention “webhooks”' }).click();
    await expect(page).toHaveURL(/\/docs\/versions\?q=webhooks$/);
    await expect(page.getByRole('searchbox', { name: 'Filter by text' })).toHaveValue('webhooks');
  },
);

test(
  'an outage shows the error with a way to try again, never "no results"',
  verifies('I4.outage'),
  async ({ site, page }) => {
    await page.route(QUERIES, (route) => route.abort());
    await site.open('/docs/intro');
    const dialog = new SearchDialog(page);
    await dialog.button.click();
    await dialog.field.fill('quota');
    await expect(dialog.root).toContainText('Unable to fetch results');
    await expect(dialog.root).not.toContainText('No results found');
    await page.unroute(QUERIES);
    await dialog.root.getByRole('button', { name: /try again/i }).click();
    await expect(dialog.hits.first()).toContainText('Quotas');
  },
);

test(
  'filters narrow the results, and dialog and page count alike',
  verifies('I4.filters'),
  async ({ site, page, searchResults }) => {
    await site.open('/docs/intro');
    const dialog = new SearchDialog(page);
    await dialog.button.click();
    await dialog.field.fill('quota');
    await dialog.root.getByRole('button', { name: 'Release notes' }).click();
    await expect(dialog.hits.first()).toContainText(/(Web|Mobile) \d/);
    const shown = Number(/\d+/.exec((await dialog.seeAll.textContent()) ?? '')?.[0]);
    await dialog.seeAll.click();
    await expect(page).toHaveURL(/\/search\?q=quota/);
    await expect(searchResults.count).toHaveText(`${shown} documents found`);
    await page.getByRole('main').getByRole('button', { name: 'Mobile', exact: true }).click();
    await expect(page).toHaveURL(/platform=mobile/);
    await expect(searchResults.count).not.toHaveText(`${shown} documents found`);
  },
);

for (const theme of ['light', 'dark'] as const) {
  test(
    `dialog and search page are accessible in the ${theme} theme`,
    verifies('I4.axe'),
    async ({ site, page, searchResults }) => {
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      await site.open('/docs/intro');
      const dialog = new SearchDialog(page);
      await dialog.button.click();
      await dialog.field.fill('quota');
      await expect(dialog.hits.first()).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await dialog.field.fill('zzzzqqqq');
      await expect(dialog.root).toContainText('No results found for');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await site.open('/search?q=quota');
      await expect(searchResults.count).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    },
  );
}

test(
  'a word that no page has leads to sections of similar meaning, in the dialog and on the search page, and a word that is found does not',
  verifies('I4.related'),
  async ({ site, page, searchResults }) => {
    await site.open('/docs/intro');
    const dialog = new SearchDialog(page);
    await dialog.button.click();
    const related = page.getByRole('listbox', { name: 'Related' });
    await dialog.field.fill('bilingual');
    await expect(related.getByRole('option').first()).toContainText('Languages');
    await expect(page.getByText('No results found for “bilingual”')).toBeVisible();
    expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
    await dialog.field.fill('reminders');
    await expect(dialog.hits.first()).toContainText('Reminders');
    await expect(related).toHaveCount(0);
    await site.open('/search?q=bilingual');
    await expect(searchResults.count).toHaveText('No results were found');
    await page.getByRole('region', { name: 'Related' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/#languages$/);
  },
);

test('browsers can search the site from their address bar', verifies('B9.12'), async ({ site, page, request }) => {
  await site.open('/docs/intro');
  const link = page.locator('link[rel="search"][type="application/opensearchdescription+xml"]');
  const description = await request.get((await link.getAttribute('href')) ?? '');
  expect(description.status()).toBe(200);
  expect(description.headers()['content-type']).toMatch(/xml/);
  expect(await description.text()).toMatch(
    /<Url type="text\/html" method="get" template="https?:[^"]+\/search\?q=\{searchTerms\}"\/>/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page answers a misspelt query from the server', verifies('I4.no-javascript'), async ({ page }) => {
    await page.goto('/search?q=reminedrs');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /reminders/i })
        .first(),
    ).toBeVisible();
  });

  test('it lists sections of similar meaning apart', verifies('I4.related'), async ({ page }) => {
    await page.goto('/search?q=bilingual');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Related' })).toBeVisible();
    await expect(main.getByRole('link', { name: /Languages/ })).toBeVisible();
  });
});
