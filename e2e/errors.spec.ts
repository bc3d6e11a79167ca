import type { Page, Route } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { changeScripts } from './pages/changeScripts.ts';
import { expect, test } from './test.ts';

/** An expression that fails, with a cause, as long as the page says so; in place of any text of the site's scripts. */
const failsWhileBroken = (text: string) =>
  `(window.isBroken?(()=>{throw new Error("The text could not be drawn",{cause:new Error("the figures are missing")})})():${text})`;

test.describe('a page that crashes', () => {
  test(
    'keeps the layout, says so with the chain of causes, and Try again draws it once more',
    verifies('S2.crash', 'S4.error-boundary', 'S8.crash', 'B2.1'),
    async ({ site, navbar, page }) => {
      const changed = await changeScripts(page, (code) =>
        isContentOf(code, 'versions/recent-versions')
          ? code.replace('h2:"h2"', `h2:${failsWhileBroken('"h2"')}`)
          : code,
      );
      await site.open('/docs/survey/Docs/Intro');
      await page.evaluate(() => Reflect.set(window, 'isBroken', true));
      await navbar.versionHistory.click();
      await expect(site.heading).toHaveText('This page crashed.');
      expect(changed()).toBeGreaterThan(0);
      await expect(page.getByText('The text could not be drawn')).toHaveText(
        'The text could not be drawn\n\nCause:\nthe figures are missing',
        { useInnerText: true },
      );
      await expect(navbar.root).toBeVisible();
      await expect(site.footer).toBeVisible();

      const tryAgain = page.getByRole('button', { name: 'Try again' });
      await tryAgain.click();
      await expect(site.heading).toHaveText('This page crashed.');
      await page.evaluate(() => Reflect.set(window, 'isBroken', false));
      await tryAgain.click();
      await expect(site.heading).toHaveText('Recent versions');
    },
  );

  test('in its layout shows a full-page fallback', verifies('B2.2'), async ({ site, navbar, page }) => {
    const changed = await changeScripts(page, (code) =>
      code.replace('"navbar--fixed-top"', failsWhileBroken('"navbar--fixed-top"')),
    );
    await page.addInitScript(() => Reflect.set(window, 'isBroken', true));
    await page.goto('/docs/intro');
    await site.showInterest();
    await expect(site.heading).toHaveText('This page crashed');
    expect(changed()).toBe(1);
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByText('The text could not be drawn')).toContainText('Cause:');
    await expect(navbar.root).toHaveCount(0);
    await page.evaluate(() => Reflect.set(window, 'isBroken', false));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(site.heading).toHaveText('About these docs');
  });

  test(
    'because of a navbar item names the item, its configuration and the cause',
    verifies('S8.navbar-item', 'B2.3'),
    async ({ site, page }) => {
      const changed = await changeScripts(page, (code) =>
        code.replace('{type:"localeDropdown"', '{type:"custom-unknown"'),
      );
      await page.goto('/docs/intro');
      await site.showInterest();
      await expect(site.heading).toHaveText('This page crashed');
      expect(changed()).toBe(1);
      const message = page.getByText('A theme navbar item failed to render.');
      await expect(message).toContainText('Please double-check the following navbar item (themeConfig.navbar.items)');
      await expect(message).toContainText('"type": "custom-unknown"');
      await expect(message).toContainText('No NavbarItem component found for type "custom-unknown".');
    },
  );
});

test.describe('a part of a page that does not load', () => {
  const PAGE = '/docs/survey/Docs/Intro';

  /** Has the site load only the frame of a page ahead, so that the page itself is asked for while it is drawn. */
  test.beforeEach(async ({ page }) => {
    await changeScripts(page, (code) =>
      code.replaceAll(/(\w+)\.component\.preload\?\.\(\)/g, '($1.exact||$1.component.preload?.())'),
    );
  });

  test('shows the error and a Retry button that loads it', verifies('S8.chunk', 'B1.5'), async ({ site, page }) => {
    let isMissing = true;
    await onContentOf(page, 'survey/Docs/Intro', async (route) => (isMissing ? route.abort() : route.fallback()));
    await page.goto(PAGE);
    await site.showInterest();
    await expect(page.getByText(/Loading chunk .* failed/)).toBeVisible();
    isMissing = false;
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(site.heading).toHaveText('Introduction to the survey product');
    await expect(retry).toHaveCount(0);
  });

  test('shows nothing before 200 ms, then a loader', verifies('S9.lazy-delay', 'B1.5'), async ({ site, page }) => {
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 1000);
    const asked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await onContentOf(page, 'survey/Docs/Intro', async (route) => {
      asked.resolve();
      await release.promise;
      await route.fallback();
    });
    await page.goto(PAGE);
    await page.keyboard.press('Shift');
    await asked.promise;
    // The rest of the page has come to life: React knows its elements.
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    await expect.poll(() => page.locator('button.DocSearch-Button').evaluate(isAlive)).toBe(true);
    const loader = page.locator('svg#loader');
    await page.clock.runFor(199);
    await expect(loader).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(loader).toHaveCount(1);
    release.resolve();
    await expect(site.heading).toHaveText('Introduction to the survey product');
  });
});

test.describe('a site whose scripts do not load', () => {
  test.beforeEach(({ page }) => page.route('**/assets/js/*.js', (route) => route.abort()));

  test('suggests a base URL on the home page', verifies('S8.base-url', 'B2.4'), async ({ page, site }) => {
    await page.goto('/');
    await site.showInterest();
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toContainText('did not load properly');
    await expect(banner).toContainText(/Current configured baseUrl = \/\s+\(default value\)/);
    await expect(banner).toContainText(/We suggest trying baseUrl = \/\s*$/);
  });

  test('shows no banner on other pages', verifies('B2.4'), async ({ page, site }) => {
    await page.goto('/docs/intro');
    await site.showInterest();
    await expect(site.heading).toHaveText('About these docs');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });
});

test('a site that loads shows no banner', verifies('B2.4'), async ({ page, site }) => {
  await site.open('/');
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
});

/** Whether a script is the text of a docs page. */
function isContentOf(code: string, docId: string): boolean {
  return code.includes(`{"id":"${docId}","title":`) && code.includes('frontMatter:');
}

/** Handles the request for the text of a docs page, and leaves all others alone. */
async function onContentOf(page: Page, docId: string, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    await (isContentOf(await response.text(), docId) ? handle(route) : route.fallback());
  });
}
