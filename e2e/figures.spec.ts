import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';

const WITH_FIGURES = '/docs/survey/Docs/Managing_Data_Transfer';
const PAGES_WITH_DIAGRAMS = [
  WITH_FIGURES,
  '/docs/survey/Docs/Intro',
  '/docs/survey/Docs/Creating_a_Survey',
  '/docs/survey/Docs/Glossary',
];

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

test('a double click keeps the place under the pointer', verifies('I7.zoom'), async ({ page, site }) => {
  await site.open(WITH_FIGURES);
  await page.getByRole('button', { name: 'Enlarge' }).first().click();
  const view = page.getByRole('dialog', { name: 'Enlarged figure' }).getByRole('group', { name: 'Figure' });
  await view.dblclick({ position: { x: 20, y: 20 } });
  expect(await view.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }))).toEqual({
    scrollLeft: 10,
    scrollTop: 10,
  });
});

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
      const offCentre = await view.evaluate(
        (element) => element.scrollLeft - (element.scrollWidth - element.clientWidth) / 2,
      );
      expect(Math.abs(offCentre)).toBeLessThan(2);
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toBeHidden();
    },
  );

  for (const address of PAGES_WITH_DIAGRAMS)
    test(`the figures of ${address} are seen whole`, verifies('I7.zoom'), async ({ page }) => {
      await page.goto(address);
      const cut = await page
        .locator('.figure__scroll')
        .evaluateAll((frames) => frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(cut.length).toBeGreaterThan(0);
      expect(Math.max(...cut)).toBeLessThanOrEqual(0);
    });
});
