import type { Page, Route } from '@playwright/test';
import { bundleStockDialog, type STOCK_DIALOGS } from '../tools/stockDialog/bundleStockDialog.ts';
import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';

const QUESTIONS = ['How do I set a quota?', 'And how do I invite a colleague?', 'Can I export to CSV?'];

for (const version of ['3.9.0', '4.2.0', '4.7.1', '5.2.0'] as const) {
  test(`an unmodified DocSearch ${version} searches with our server`, verifies('I5.stock-dialog'), async ({ page }) => {
    await openStockDialog(page, version);
    await page.locator('.DocSearch-Input').fill('reminedrs');
    const hit = page.locator('.DocSearch-Hit a').first();
    await expect(hit).toContainText('Reminders');
    await expect(hit.locator('mark').first()).toHaveText(/^Remind/);
    await expect(hit).toHaveAttribute('href', /\/docs\/survey\/Docs\/Survey_Creation_and_Distribution#reminders$/);
  });
}

for (const version of ['4.2.0', '4.7.1'] as const) {
  test(
    `an unmodified DocSearch ${version} holds a conversation of three questions with our server`,
    verifies('I5.stock-dialog'),
    async ({ page }) => {
      const chats: number[] = [];
      const tokens: number[] = [];
      const ratings: number[] = [];
      page.on('response', (response) => {
        const path = new URL(response.url()).pathname;
        if (path === '/chat') chats.push(response.status());
        if (path === '/chat/token') tokens.push(response.status());
        if (path === '/chat/feedback') ratings.push(response.status());
      });

      await openStockDialog(page, version);
      const field = page.locator('.DocSearch-Input');
      const answers = page.locator('.DocSearch-AskAiScreen-Response');
      // Shown once an answer is whole.
      const likes = page.getByRole('button', { name: 'Like', exact: true });
      for (const [turn, question] of QUESTIONS.entries()) {
        // The dialog finds the token it stored to be at its end, and fetches another one.
        if (turn === 2) await page.evaluate((token) => sessionStorage.setItem('askai_token', token), expired());
        // The signs of life of an answer that is slow; this server's own answers never are.
        if (turn === 1) {
          await page.route('**/chat', withSignsOfLife, { times: 1 });
        }
        await field.fill(question);
        if (turn === 0) await page.getByText('Ask AI:').click();
        else await field.press('Enter');
        await expect(answers).toHaveCount(turn + 1);
        await expect(likes).toHaveCount(turn + 1);
      }
      const conversation = page.locator('.DocSearch-AskAiScreen');
      for (const question of QUESTIONS) await expect(conversation).toContainText(question);
      await expect(conversation).not.toContainText(/validation|"code"|invalid_|AI-2\d\d/i);
      await likes.first().click();
      await expect(conversation).toContainText('Thanks for your feedback!');

      expect(chats).toEqual([200, 200, 200]);
      expect(tokens).toEqual([200, 200]);
      expect(ratings).toEqual([200]);
    },
  );
}

async function openStockDialog(page: Page, version: keyof typeof STOCK_DIALOGS): Promise<void> {
  const script = await bundleStockDialog(version);
  await page.route('**/stock-dialog', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stock</title><div id="dialog"></div>' }),
  );
  await page.goto('/stock-dialog');
  await page.addScriptTag({ content: script });
  await page.locator('.DocSearch-Button').click();
}

async function withSignsOfLife(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.replaceAll('\n\n', '\n\n: waiting\n\n') });
}

function expired(): string {
  return `${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 5 }))}.signature`;
}
