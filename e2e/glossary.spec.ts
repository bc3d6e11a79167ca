import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';

const PAGE = '/docs/survey/Docs/Designing_Survey_Flow';
const GLOSSARY = '/docs/survey/Docs/Glossary';

const terms = (page: Page) => page.locator('.markdown a[data-term]');
const tip = (page: Page) => page.getByRole('tooltip');

for (const theme of ['light', 'dark'] as const)
  for (const width of [1280, 390])
    test.describe(`in ${theme} mode at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });
      test.beforeEach(({ page }) => page.addInitScript((choice) => localStorage.setItem('theme', choice), theme));

      test(
        'a term says what it means, within the window and readable',
        verifies('I7.glossary', 'I2.accessible'),
        async ({ page, site }) => {
          await site.open(PAGE);
          for (const place of ['first', 'last'] as const) {
            await terms(page)[place]().hover();
            await expect(tip(page)).toBeInViewport({ ratio: 1 });
            await expect(tip(page)).not.toBeEmpty();
          }
          const { violations } = await new AxeBuilder({ page })
            .include('.markdown')
            .include('[role=tooltip]')
            .analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        },
      );
    });

test(
  'the meaning stays while it is pointed at, and Escape puts it away',
  verifies('I7.glossary'),
  async ({ page, site }) => {
    await site.open(PAGE);
    const term = terms(page).first();
    await term.hover();
    await expect(tip(page)).toBeVisible();
    await tip(page).hover();
    await expect(term).toHaveAccessibleDescription(/\w/);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await term.hover();
    await expect(tip(page)).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(tip(page)).toBeHidden();
  },
);

test('the keyboard reaches it, and Enter leads to the glossary', verifies('I7.glossary'), async ({ page, site }) => {
  await site.open(PAGE);
  await terms(page).first().waitFor();
  const isOnTerm = () => page.evaluate(() => document.activeElement?.matches('[data-term]'));
  await page.locator('.markdown').evaluate((text) => {
    text.setAttribute('tabindex', '-1');
    text.focus();
  });
  while (!(await isOnTerm())) await page.keyboard.press('Tab');
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  expect(await isOnTerm()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${GLOSSARY}#glossary`);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the first tap shows the meaning, the second leads on', verifies('I7.glossary'), async ({ page, site }) => {
    await site.open(PAGE);
    const term = terms(page).first();
    await term.tap();
    await expect(tip(page)).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await page.locator('h1').tap();
    await expect(tip(page)).toBeHidden();
    await term.tap();
    await expect(tip(page)).toBeVisible();
    await term.tap();
    await expect(page).toHaveURL(`${GLOSSARY}#glossary`);
  });
});

test('in forced colours the meaning has an edge', verifies('I7.glossary', 'I7.preferences'), async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.open(PAGE);
  await terms(page).first().hover();
  await expect(tip(page)).toHaveCSS('border-top-width', '1px');
});

test(
  'each section explains a term once, and no heading, link, code or bold name is one',
  verifies('I7.glossary'),
  async ({ page, site }) => {
    await site.open(PAGE);
    await terms(page).first().waitFor();
    const sections = await page.locator('.markdown').evaluate((text) => {
      const found: string[][] = [[]];
      for (const element of text.querySelectorAll('h2, a[data-term]'))
        if (element.tagName === 'H2') found.push([]);
        else found.at(-1)?.push(element.getAttribute('data-term') ?? '');
      return found;
    });
    expect(sections.filter(({ length }) => length > 0).length).toBeGreaterThan(3);
    for (const section of sections) expect(section).toEqual([...new Set(section)]);
    await expect(page.locator(':is(h1, h2, h3, a, code, pre, strong, .version-marks) a[data-term]')).toHaveCount(0);
  },
);

test('a word that means something else nearby is not explained', verifies('I7.glossary'), async ({ page, site }) => {
  await site.open('/docs/versions/recent-versions');
  await terms(page).first().waitFor();
  await expect(terms(page).filter({ hasText: /^(pages?|versions?|requests?)$/i })).toHaveCount(0);
});

test('what stands beside the name of a release item is no term', verifies('I7.glossary'), async ({ page, site }) => {
  await site.open('/docs/versions/Web/1_74');
  await terms(page).first().waitFor();
  await expect(page.locator('.release-item__head [data-term]')).toHaveCount(0);
});

test('the glossary explains nothing twice', verifies('I7.glossary'), async ({ page, site }) => {
  await site.open(PAGE);
  await terms(page).first().waitFor();
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Glossary' }).click();
  await expect(page.locator('h1')).toHaveText('Glossary');
  await site.framesPassed();
  await expect(terms(page)).toHaveCount(0);
  await page.goBack();
  await expect(terms(page).first()).toBeVisible();
});

test('nothing moves when terms are marked', verifies('I7.glossary', 'I7.layout-shift'), async ({ page, site }) => {
  await page.goto(PAGE);
  const tops = () =>
    page.locator('.markdown > :not(p)').evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));
  const before = await tops();
  await site.hydrated();
  await terms(page).first().waitFor();
  expect(await tops()).toEqual(before);
});

test('what the reader has selected meanwhile stays selected', verifies('I7.glossary'), async ({ page, site }) => {
  await page.goto(PAGE);
  const paragraph = page.locator('.markdown > p').first();
  await paragraph.selectText();
  await site.hydrated();
  await terms(page).first().waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toBe(await paragraph.innerText());
});
