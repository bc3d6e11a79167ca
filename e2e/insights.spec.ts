import type { Page } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';
import { violations, WCAG } from './violations.ts';

/** The page is a report, which some read by its headings. */
const RULES = { ...WCAG, rules: { ...WCAG.rules, 'heading-order': { enabled: true } } };
const UNKNOWN = 'zeppelin mooring';

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const)
  test.describe(`in ${colorScheme} mode at ${width} px, the owner's page`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test(
      'is accessible from the sign-in to a day with gaps and feedback, fits, and asks for nothing that is not there',
      verifies('I2.accessible', 'I2.console'),
      async ({ page }) => {
        const said: string[] = [];
        page.on('console', (message) => {
          // The sign-in itself is answered with 401.
          if (message.type() === 'error' && !message.text().includes('401')) said.push(message.text());
        });
        await leaveTraces(page);
        await page.goto('/insights');
        expect(await violations(page, 'html', RULES)).toEqual([]);
        await signIn(page);
        await expect(async () => {
          await page.reload();
          await expect(page.getByRole('table', { name: 'What readers did not find' })).toContainText(UNKNOWN, {
            timeout: 500,
          });
        }).toPass();
        for (const period of ['Month', 'Day']) {
          await page.getByRole('link', { name: period, exact: true }).click();
          await expect(page.getByRole('link', { name: period, exact: true })).toHaveAttribute('aria-current', 'page');
          await page.getByText('As a table').click();
          await expect(page.getByRole('table', { name: 'Per day' })).toBeVisible();
          await expect(page.getByText('Too short for me.').first()).toBeVisible();
          expect(await violations(page, 'html', RULES)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
        expect(said).toEqual([]);
      },
    );
  });

test(
  'on paper the figures behind the charts are there though nobody opened them',
  verifies('I2.accessible'),
  async ({ page }) => {
    await page.goto('/insights');
    await signIn(page);
    const perDay = page.getByRole('table', { name: 'Per day' });
    await expect(perDay).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    expect((await perDay.boundingBox())?.height).toBeGreaterThan(100);
  },
);

/** A search and a question that find nothing, and a word on a page. */
async function leaveTraces(page: Page): Promise<void> {
  await page.request.get('/search', { params: { q: UNKNOWN } });
  await page.request.get('/ask.md', { params: { q: `Where is the ${UNKNOWN}?` } });
  const form = { helpful: 'no' };
  const voted = await page.request.post('/feedback?page=/docs/intro', { form, maxRedirects: 0 });
  const address = voted.headers()['location'];
  if (address !== undefined) await page.request.post(address, { form: { comment: 'Too short for me.' } });
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Token').fill(test.info().config.webServer?.env?.['INSIGHTS_TOKEN'] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What readers look for');
}
