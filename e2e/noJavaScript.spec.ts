import { verifies } from './manifest/verifies.ts';
import { pageKinds } from './siteRoutes.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const [screen, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 800 }],
] as const) {
  test.describe(`without JavaScript on ${screen}`, () => {
    test.use({ viewport });

    for (const [kind, address] of Object.entries(pageKinds)) {
      test(`${kind} can be read and leads on`, verifies('I2.no-javascript'), async ({ page, site }) => {
        await page.goto(address);
        await expect(site.heading).toBeVisible();
        const link = page.locator('main a[href^="/"]:visible').first();
        const target = (await link.getAttribute('href')) ?? '';
        await link.click();
        await expect(page).toHaveURL(target);
        await expect(site.heading).toBeVisible();
      });
    }

    test(
      'the search page lists the pages that match',
      verifies('I2.no-javascript', 'I2.search-page'),
      async ({ page, site, searchResults }) => {
        await page.goto('/');
        await site.main.getByRole('searchbox').fill('quick start');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/search?q=quick+start');
        await expect(searchResults.field).toHaveValue('quick start');
        await searchResults.results
          .filter({ hasText: /^Quick start guide$/ })
          .first()
          .click();
        await expect(site.heading).toHaveText('Quick start guide');
      },
    );

    test('the entries of the navbar are on one line', verifies('I2.no-javascript'), async ({ page }) => {
      await page.goto('/docs');
      const middles = await page
        .locator('.navbar__items--right a:visible')
        .evaluateAll((links) =>
          links.map((link) => link.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
        );
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    });

    test('no entry of the navbar covers another', verifies('I2.no-javascript'), async ({ page }) => {
      await page.goto('/docs');
      const boxes = await page
        .locator('.navbar a:visible')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
      const covered = boxes.filter((box, at) =>
        boxes.slice(at + 1).some((other) => {
          const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          return width > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
        }),
      );
      expect(boxes.length).toBeGreaterThan(5);
      expect(covered).toEqual([]);
    });

    test(
      'a misspelt address is answered with the nearest page',
      verifies('I2.no-javascript', 'I2.not-found'),
      async ({ page, site }) => {
        await page.goto('/docs/versions/Wb/1_74');
        await page.getByText('Did you mean').getByRole('link').click();
        await expect(site.heading).toHaveText('Web 1.74');
      },
    );

    test(
      'the sidebar, the releases and the tags can be reached from the pages themselves',
      verifies('I2.no-javascript'),
      async ({ page, site }) => {
        await page.goto('/docs');
        await site.follow('/docs/versions/recent-versions');
        await expect(site.heading).toHaveText('Recent versions');
        await page.goto('/docs/survey/Docs/Quick_Start_Guide');
        await site.follow('/docs/tags/guide');
        await expect(site.heading).toHaveText(/tagged with "Guide"/);
      },
    );
  });
}
