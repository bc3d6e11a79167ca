import type { Locator, Page } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';

/** A long page whose previews begin far below the first window. */
const LONG_PAGE = '/docs/survey/Docs/Creating_a_Survey';
const SCRIPT = '**/assets/js/*QuestionPreview*.js';
/** How long the script of the previews takes on the slow network of these tests, in milliseconds. */
const SLOW_MS = 700;

const stars = (page: Page): Locator =>
  page.locator('.question-preview', { has: page.getByRole('radio', { name: '4 of 5' }) });
const choose = (page: Page, star: number): Promise<void> =>
  stars(page)
    .locator('label')
    .nth(star - 1)
    .click();
const rating = (page: Page): Locator => stars(page).getByRole('status').first();

/** Counts how often the script of the previews is asked for. */
function countRequests(page: Page): { count: number } {
  const asked = { count: 0 };
  page.on('request', (request) => {
    if (request.url().includes('QuestionPreview')) asked.count++;
  });
  return asked;
}

test.describe('question previews', () => {
  test(
    'their script comes when the reader is near, not with the app',
    verifies('I7.islands'),
    async ({ page, site }) => {
      const asked = countRequests(page);
      await page.goto(LONG_PAGE);
      await site.hydrated();
      await page.waitForLoadState('networkidle');
      expect(asked.count).toBe(0);
      await stars(page).scrollIntoViewIfNeeded();
      await choose(page, 4);
      await expect(rating(page)).toHaveText('4 of 5');
      expect(asked.count).toBe(1);
    },
  );

  test(
    'what is chosen and pressed before their script is there happens once it is',
    verifies('I7.islands', 'I7.first-click'),
    async ({ page, site }) => {
      await page.route(SCRIPT, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        await route.continue();
      });
      await page.goto(LONG_PAGE);
      await choose(page, 4);
      await expect(rating(page)).toHaveText('4 of 5');
      await page.goto(LONG_PAGE);
      await site.hydrated();
      await choose(page, 3);
      await expect(rating(page)).toHaveText('3 of 5');
      const ranking = page.locator('.question-preview', { has: page.getByRole('button', { name: /^Move up/ }) });
      await page.reload();
      await site.hydrated();
      const second = ranking.getByRole('listitem').nth(1);
      const item = await second.textContent();
      await ranking
        .getByRole('button', { name: /^Move up/ })
        .nth(1)
        .click();
      await expect(ranking.getByRole('listitem').first()).toContainText(
        (item ?? '').replace(/^[–\d\s]+/, '').slice(0, 12),
      );
    },
  );

  test(
    'a page that the app draws shows them at once, also after Back',
    verifies('I7.islands'),
    async ({ page, site, doc }) => {
      await page.goto(LONG_PAGE);
      await site.hydrated();
      const before = await page.locator('.question-preview').count();
      await doc.sidebar.getByRole('link', { name: 'Best practices' }).click();
      await expect(page.locator('.question-preview')).toHaveCount(0);
      await page.goBack();
      await expect(page.locator('.question-preview')).toHaveCount(before);
      await choose(page, 2);
      await expect(rating(page)).toHaveText('2 of 5');
    },
  );

  test(
    'when their script cannot be had, the next touch asks for it again',
    verifies('I7.islands', 'I7.retry'),
    async ({ page, site }) => {
      let isOffline = true;
      await page.route(SCRIPT, (route) => (isOffline ? route.abort() : route.continue()));
      await page.goto(LONG_PAGE);
      await site.hydrated();
      const failure = page.waitForEvent('requestfailed');
      await stars(page).scrollIntoViewIfNeeded();
      await failure;
      isOffline = false;
      await choose(page, 5);
      await expect(rating(page)).toHaveText('5 of 5');
    },
  );
});
