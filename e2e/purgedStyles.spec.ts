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

/**
 * Does something to the page's styles and says what it changed: a few of the properties whose computed values differ, of
 * every element and of what stands before and after it. Compared in the page, because the values of a page with
 * thousands of elements are a hundred megabytes.
 */
async function changedBy(page: Page, change: () => Promise<void>): Promise<string[]> {
  const before = await page.evaluateHandle(computedStyles);
  await change();
  const after = await page.evaluateHandle(computedStyles);
  const differences = await page.evaluate(
    ([old, now]) =>
      old
        .flatMap((line, index) => {
          if (line === now[index]) return [];
          const values = new Set(now[index]?.split(';'));
          return [line.split(' ')[1] ?? '', ...line.split(';').filter((part) => !values.has(part))];
        })
        .slice(0, 12),
    [before, after] as const,
  );
  await Promise.all([before.dispose(), after.dispose()]);
  return differences;
}

/** Runs in the page: one line of computed styles for each element, and for what stands before and after it. */
function computedStyles(): string[] {
  // What moves is left to the whole stylesheet (purgeStyles).
  const names = [...getComputedStyle(document.body)].filter((name) => !/^(--|transition)/.test(name));
  const elements = [...document.querySelectorAll('html, body, body *:not(svg *, script, template, noscript)')];
  return elements.flatMap((element, index) =>
    [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      if (part !== null && style.content === 'none') return '';
      const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      return `${index} ${element.tagName}.${element.getAttribute('class')}${part ?? ''} ${values}`;
    }),
  );
}

/** Lets the complete stylesheet apply on its own, with the rules that stand for style attributes, which are the page's alone. */
async function useCompleteStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const template = document.querySelector<HTMLTemplateElement>('template#app');
    const link = template?.content.querySelector('link')?.cloneNode() as HTMLLinkElement;
    await new Promise((resolve) => {
      link.onload = resolve;
      document.head.append(link);
    });
  });
  await dropOwnStyles(page);
}

async function dropOwnStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const own = document.querySelector<HTMLStyleElement>('head > style');
    const rules = [...(own?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
    const kept = new CSSStyleSheet();
    kept.replaceSync(rules.filter((rule) => /^(\.st\d+)\1 /.test(rule)).join(''));
    document.adoptedStyleSheets.push(kept);
    own?.remove();
  });
}

/**
 * Nothing moves, and nothing waits to be laid out until it comes near, which would change heights in between. What the app
 * still adds in its idle moments, links to the glossary among it, is there.
 */
async function holdStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let changed = false;
    const changes = new MutationObserver(() => {
      changed = true;
    });
    changes.observe(document.body, { childList: true, subtree: true });
    do {
      changed = false;
      await new Promise((resolve) => requestIdleCallback(resolve));
    } while (changed);
    changes.disconnect();
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after, ::details-content { transition: none !important; animation: none !important; content-visibility: visible !important }',
    );
    document.adoptedStyleSheets.push(still);
  });
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    for (const path of KINDS) {
      test(`${path} looks the same with the styles it carries as with all`, verifies('I7.styles'), async ({ page }) => {
        test.slow();
        // The not-found page fetches the app by itself, which would add its hits in between.
        await page.route('**/assets/js/**', (route) => route.abort());
        for (const theme of ['light', 'dark']) {
          await page.goto(path);
          await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
          await holdStill(page);
          expect(await changedBy(page, () => useCompleteStyles(page))).toEqual([]);
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
      expect(await changedBy(page, () => dropOwnStyles(page))).toEqual([]);
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
