import type { Page } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { SearchDialog } from './pages/SearchDialog.ts';
import { expect, test } from './test.ts';

const KINDS = [
  '/',
  '/docs',
  '/docs/survey/Docs/Creating_a_Survey',
  '/docs/survey/radio_button',
  '/docs/survey/Docs/Managing_Data_Transfer',
  '/docs/versions/Web/1_74',
  '/docs/versions/recent-versions',
  '/docs/versions',
  '/docs/versions/parity',
  '/docs/tags',
  '/docs/tags/guide',
  '/search',
  '/health/live',
  '/no/such/page',
];
const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 800 } };

/** The computed styles of every element and of what stands before and after it, as one line each. */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *:not(svg *, script, template, noscript)')].flatMap(
      (element, index) =>
        [null, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          if (part !== null && style.content === 'none') return '';
          const values = [...style]
            .filter((name) => !name.startsWith('--'))
            .map((name) => `${name}:${style.getPropertyValue(name)}`)
            .join(';');
          return `${index} ${element.tagName}.${element.getAttribute('class')}${part ?? ''} ${values}`;
        }),
    ),
  );
}

/** The properties that differ between two lists of computed styles, a few of them, for a readable failure. */
function differences(before: readonly string[], after: readonly string[]): string[] {
  return before
    .flatMap((line, index) => {
      const others = new Set(after[index]?.split(';'));
      return line === after[index]
        ? []
        : [line.split(' ')[1] ?? '', ...line.split(';').filter((part) => !others.has(part))];
    })
    .slice(0, 12);
}

/** Lets the complete stylesheet apply on its own. */
async function useCompleteStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const template = document.querySelector<HTMLTemplateElement>('template#app');
    const link = template?.content.querySelector('link')?.cloneNode() as HTMLLinkElement;
    await new Promise((resolve) => {
      link.onload = resolve;
      document.head.append(link);
    });
    document.querySelector('head > style:not([data-still])')?.remove();
  });
}

/** Nothing moves, and nothing waits to be laid out until it comes near, which would change heights in between. */
async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.dataset['still'] = '';
    style.textContent =
      '*, ::before, ::after { transition: none !important; animation: none !important; content-visibility: visible !important }';
    document.head.append(style);
  });
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    for (const path of KINDS) {
      test(`${path} looks the same with the styles it carries as with all`, verifies('I7.styles'), async ({ page }) => {
        test.slow();
        for (const theme of ['light', 'dark']) {
          await page.goto(path);
          await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
          await holdStill(page);
          const purged = await computedStyles(page);
          await useCompleteStyles(page);
          expect(differences(purged, await computedStyles(page))).toEqual([]);
        }
      });
    }
  });
}

test(
  'with the app there, open menus and the dialog look as with the complete stylesheet alone',
  verifies('I7.styles'),
  async ({ page, site, mobileSidebar }) => {
    const compare = async () => {
      await holdStill(page);
      const both = await computedStyles(page);
      await page.evaluate(() => document.querySelector('head > style:not([data-still])')?.remove());
      expect(differences(both, await computedStyles(page))).toEqual([]);
    };
    await site.open('/docs/versions/Web/1_74');
    await page.keyboard.press('Control+k');
    await expect(new SearchDialog(page).field).toBeVisible();
    await compare();
    await page.setViewportSize(SCREENS.phone);
    await site.open('/docs/survey/Docs/Intro');
    await mobileSidebar.open();
    await compare();
  },
);
