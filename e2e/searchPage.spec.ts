import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';

test.describe('the search page', () => {
  test('without a query invites to search', verifies('B9.1'), async ({ site, page, searchResults }) => {
    await site.open('/search');
    await expect(page).toHaveTitle(/^Search the documentation \|/);
    await expect(site.heading).toHaveText('Search the documentation');
    await expect(searchResults.field).toHaveAttribute('placeholder', 'Type your search here');
  });

  test(
    'lists and counts the pages whose titles match',
    verifies('I2.search-page', 'B9.1', 'B9.5'),
    async ({ site, page, searchResults }) => {
      await site.open('/search?q=quick%20start');
      await expect(site.heading).toHaveText('Search results for "quick start"');
      await expect(searchResults.field).toHaveValue('quick start');
      await expect(searchResults.results.first()).toHaveText('Quick start guide');
      await expect(searchResults.count).toBeVisible();
      await searchResults.results.first().click();
      await expect(page).toHaveURL(/^[^#?]*\/docs\/survey\/Docs\/Quick_Start_Guide/);
    },
  );

  test('says when nothing was found', verifies('B9.5'), async ({ site, searchResults }) => {
    await site.open('/search?q=zzzzqqqq');
    await expect(searchResults.count).toHaveText('No results were found');
    await expect(searchResults.results).toHaveCount(0);
    await expect(site.main.getByRole('button', { name: 'Ask AI: zzzzqqqq' })).toBeVisible();
    await expect(site.main.getByRole('heading', { name: 'Start here' })).toBeVisible();
    await expect(site.main.getByRole('link', { name: 'Steer the flow' })).toBeVisible();
  });

  test(
    'results follow the typing; the address follows after the pause, in place of the old one',
    verifies('B9.2'),
    async ({ site, page, searchResults }) => {
      await site.open('/docs/intro');
      await site.open('/search?q=survey');
      await searchResults.field.fill('quick start');
      await expect(searchResults.results.first()).toHaveText('Quick start guide');
      await expect(page).toHaveURL('/search?q=quick%20start');
      await searchResults.field.fill('');
      await expect(page).toHaveURL('/search');
      await page.goBack();
      await expect(page).toHaveURL('/docs/intro');
    },
  );

  for (const [what, link, address] of [
    ['a result', 'main li a', /\/docs\/survey\/Docs\/Quick_Start_Guide/],
    ['a link', '.navbar__inner a[href^="/docs/"]', /\/docs\/\w/],
  ] as const)
    test(
      `${what} followed at once after typing leads on, and Back to what was typed`,
      verifies('B9.2'),
      async ({ site, page, searchResults }) => {
        await site.open('/search?q=survey');
        const released = Promise.withResolvers<void>();
        await page.route('**/assets/js/*.js', async (route) => {
          await released.promise;
          await route.continue();
        });
        await searchResults.field.fill('quick start');
        await expect(searchResults.results.first()).toHaveText('Quick start guide');
        await page.locator(link).first().click();
        // Timers run in order: that of the address comes before this one.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
        released.resolve();
        await expect(page).toHaveURL(address);
        await expect(site.heading).not.toHaveText(/Search/);
        await page.goBack();
        await expect(page).toHaveURL('/search?q=quick%20start');
        await expect(searchResults.field).toHaveValue('quick start');
      },
    );

  test(
    'further results come at the end of the list, and leave the keyboard alone where it is behind them',
    verifies('B9.7', 'I7.focus'),
    async ({ site, page, searchResults }) => {
      const link = page.getByRole('contentinfo').getByRole('link').first();
      await site.open('/search?q=survey');
      await expect(searchResults.results).toHaveCount(15);
      await link.focus();
      await expect(page.getByRole('button', { name: 'Show more results' })).toBeInViewport();
      await expect(searchResults.results).toHaveCount(15);

      const held = Promise.withResolvers<void>();
      await page.route(/\/queries\?/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Show more results' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Fetching new results...' })).toBeVisible();
      await link.focus();
      held.resolve();
      await expect(searchResults.results).toHaveCount(30);
      await expect(link).toBeInViewport();
      await expect(link).toBeFocused();
    },
  );

  test(
    'scrolled to the end of the results, the next page comes by itself',
    verifies('B9.7'),
    async ({ site, page, searchResults }) => {
      await site.open('/search?q=survey');
      await expect(searchResults.results).toHaveCount(15);
      // Once: a wheel that still turns when the second page comes would scroll to the end of that one too.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(searchResults.results).toHaveCount(30);
    },
  );

  test(
    'by keyboard the next page comes when it is asked for, and the reader goes on with its first result',
    verifies('B9.7', 'I7.focus'),
    async ({ site, page, searchResults }) => {
      const links = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link');
      const more = page.getByRole('button', { name: 'Show more results' });
      await site.open('/search?q=survey');
      await expect(links).toHaveCount(15);
      await links.nth(14).focus();
      await expect(more).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(more).toBeFocused();
      await expect(searchResults.results).toHaveCount(15);
      await page.keyboard.press('Enter');
      await expect(searchResults.results).toHaveCount(30);
      await expect(links.nth(15)).toBeFocused();
      await expect(links.nth(15)).toBeInViewport();
    },
  );

  test(
    'a failed request shows the error, and trying again helps',
    verifies('B9.9'),
    async ({ site, page, searchResults }) => {
      const isData = (url: URL) => url.pathname !== '/search' && !/\.(js|css|svg|ico|png|woff2)$/.test(url.pathname);
      await page.route(isData, (route) => route.abort());
      await site.open('/search?q=quick%20start');
      await expect(site.main.getByRole('alert')).toContainText('Unable to fetch results');
      await expect(site.main.getByRole('alert')).toContainText('You might want to check your network connection.');
      await page.unroute(isData);
      await site.main.getByRole('button', { name: 'Try again' }).click();
      await expect(searchResults.results.first()).toHaveText('Quick start guide');
    },
  );
});
