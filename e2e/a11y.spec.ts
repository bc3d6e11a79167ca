import { verifies } from './manifest/verifies.ts';
import { allPageKinds } from './siteRoutes.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

for (const [kind, address] of Object.entries(allPageKinds)) {
  test(
    `${kind} is accessible, and what can be pressed there is large enough`,
    verifies('I2.accessible', 'I7.targets'),
    async ({ page, site }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'light'));
      await site.open(address);
      await expect(site.html).toHaveAttribute('data-theme', 'light');
      expect(await violations(page)).toEqual([]);
    },
  );

  // What else a page is made of does not depend on its colours, and what stands around its content is the same on all.
  const part = kind === 'the docs overview' ? 'html' : 'main';
  test(`${kind} can be read in the dark`, verifies('I2.accessible'), async ({ page, site }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await site.open(address);
    await expect(site.html).toHaveAttribute('data-theme', 'dark');
    expect(await violations(page, part, { runOnly: ['color-contrast', 'link-in-text-block'] })).toEqual([]);
  });
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in ${theme} mode`, () => {
    test.beforeEach(({ page }) => page.addInitScript((choice) => localStorage.setItem('theme', choice), theme));

    for (const width of [1280, 390])
      test.describe(`at ${width} px`, () => {
        test.use({ viewport: { width, height: 800 }, colorScheme: theme });

        test(
          'the open page menu and the page of the MCP server are accessible and fit',
          verifies('I2.accessible'),
          async ({ page, site }) => {
            await site.open('/docs/survey/radio_button');
            await page.locator('summary', { hasText: 'Use with AI' }).click();
            await expect(page.getByRole('button', { name: 'Copy the MCP address' })).toBeVisible();
            expect(await violations(page, '.article-top')).toEqual([]);
            await page.goto('/mcp');
            expect(await violations(page, 'main')).toEqual([]);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          },
        );
      });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 800 } });

      for (const [kind, address] of [
        ['the home page', '/'],
        ['a docs page', '/docs/survey/radio_button'],
      ] as const) {
        test(
          `${kind} and its open menu are accessible`,
          verifies('I2.accessible'),
          async ({ page, site, mobileSidebar }) => {
            await site.open(address);
            expect(await violations(page)).toEqual([]);
            await mobileSidebar.open();
            await expect(mobileSidebar.closeButton).toBeInViewport({ ratio: 1 });
            expect(await violations(page)).toEqual([]);
          },
        );
      }
    });
  });
}

test(
  'the keyboard shortcuts are listed on ?, accessibly, and not while the reader types',
  verifies('I26.shortcuts'),
  async ({ page, site }) => {
    await site.open('/docs/versions');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    const field = page.getByRole('searchbox', { name: 'Filter by text' });
    await field.press('?');
    await expect(field).toHaveValue('?');
    await expect(list).toBeHidden();
  },
);
