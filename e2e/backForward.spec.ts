import { chromium } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';

for (const [state, isAlive] of [
  ['as it was built', false],
  ['that came to life', true],
] as const) {
  test(
    `a page ${state} is restored by Back at once, not loaded again`,
    verifies('I7.back'),
    async ({ baseURL, launchOptions }) => {
      // The test runner switches the browser's memory for Back and Forward off.
      const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
      try {
        const page = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) });
        await page.goto('/docs/survey/Docs/Intro');
        if (isAlive) {
          await page.getByRole('heading', { level: 1 }).hover();
          await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        }
        await page.evaluate(() =>
          addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isRestored', persisted)),
        );
        await page.goto('/docs/versions/Web/1_50');
        await page.goBack({ waitUntil: 'commit' });
        await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isRestored'))).toBe(true);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction to the survey product');
      } finally {
        await browser.close();
      }
    },
  );
}
