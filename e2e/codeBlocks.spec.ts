import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';

const PAGE_WITH_CODE = '/docs/survey/Docs/Managing_Data_Transfer';

test.describe('code blocks', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test(
    'copying puts the raw code on the clipboard and says Copied for 1500 ms',
    verifies('Q4', 'S4.copied', 'S9.copied', 'B8.code'),
    async ({ site, doc, page }) => {
      await page.clock.install();
      await site.open(PAGE_WITH_CODE);
      await page.clock.pauseAt(Date.now() + 60_000);
      const code = await doc.codeBlock.locator('pre').textContent();
      await doc.copyButton.click();
      await expect(doc.copyButton).toHaveAccessibleName('Copied');
      await expect(doc.codeBlock.getByRole('status')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      await page.clock.runFor(1499);
      await expect(doc.copyButton).toHaveAccessibleName('Copied');
      await page.clock.runFor(1);
      await expect(doc.copyButton).toHaveAccessibleName('Copy code to clipboard');
    },
  );

  test(
    'the sign beside a heading copies its address and says so',
    verifies('I7.heading-links'),
    async ({ site, page }) => {
      await site.open(PAGE_WITH_CODE);
      const link = page.locator('h2 .hash-link').first();
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    },
  );

  test(
    'it says that the address was copied even after the pointer has left the heading',
    verifies('I7.heading-links'),
    async ({ site, page }) => {
      await site.open(PAGE_WITH_CODE);
      const heading = page.locator('h2:has(.hash-link)').last();
      await heading.hover();
      await heading.locator('.hash-link').click();
      await page.mouse.move(1, 1);
      await expect(heading.locator('.hash-link[data-copied]')).toHaveCSS('opacity', '1');
    },
  );

  test('long lines can be wrapped and unwrapped', verifies('B8.code'), async ({ site, doc }) => {
    await site.open(PAGE_WITH_CODE);
    const code = doc.codeBlock.locator('pre code');
    await expect(doc.wrapButton).toHaveAttribute('aria-pressed', 'false');
    await doc.wrapButton.click();
    await expect(doc.wrapButton).toHaveAttribute('aria-pressed', 'true');
    await expect(code).toHaveCSS('text-wrap-mode', 'wrap');
    await doc.wrapButton.click();
    await expect(code).toHaveCSS('text-wrap-mode', 'nowrap');
  });

  test('code is coloured in the page as it is served', verifies('S9.languages'), async ({ request }) => {
    const html = await (await request.get(PAGE_WITH_CODE, { headers: { accept: 'text/html' } })).text();
    expect(html).toMatch(/<code class="hljs language-json"><span class="?hljs-/);
  });
});
