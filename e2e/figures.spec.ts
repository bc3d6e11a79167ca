import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';

const WITH_FIGURES = '/docs/survey/Docs/Managing_Data_Transfer';

test(
  'a figure is enlarged by keyboard, and Escape leads back to where the reader was',
  verifies('I7.zoom'),
  async ({ page, site }) => {
    await site.open(WITH_FIGURES);
    const enlarge = page.getByRole('button', { name: 'Enlarge' }).first();
    await enlarge.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Enlarged figure' });
    await expect(dialog).toBeVisible();
    const original = page.locator('.figure svg').first();
    const name = (await original.locator('title').first().textContent()) ?? '';
    await expect(dialog.getByRole('img', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(enlarge).toBeFocused();
  },
);

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test(
    'the first tap on a page enlarges a figure, which can be moved about and closed',
    verifies('I7.zoom'),
    async ({ page }) => {
      await page.goto(WITH_FIGURES);
      await page.getByRole('button', { name: 'Enlarge' }).first().tap();
      const dialog = page.getByRole('dialog', { name: 'Enlarged figure' });
      await expect(dialog).toBeVisible();
      const view = dialog.getByRole('group', { name: 'Figure' });
      const isWider = () => view.evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(await isWider()).toBe(false);
      await dialog.getByRole('button', { name: 'Zoom in' }).tap();
      expect(await isWider()).toBe(true);
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toBeHidden();
    },
  );
});
