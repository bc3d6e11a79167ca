import type { Page } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';

/** Addresses, and what appears on each. */
const PAGES = {
  home: ['/', 'main h2'],
  'the long page': ['/docs/survey/Docs/Appendix', 'main h2'],
  'a release page': ['/docs/versions/Web/1_50', 'main h2'],
  search: ['/search?q=quota', 'main a[href^="/docs/survey"]'],
} as const;
const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 800 } };

/** Adds up what moves by itself from the first paint on, with the names of what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.tagName}.${node.className}` : 'gone');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push(`${entry.value}: ${entry.sources.map(({ node }) => nameOf(node)).join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Reflect.get(window, 'shifts');
  });
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    for (const [name, [path, part]] of Object.entries(PAGES)) {
      test(`nothing moves on ${name} while it comes to life`, verifies('I7.layout-shift'), async ({ page, site }) => {
        await watchShifts(page);
        await page.goto(path);
        expect(await shifts(page)).toEqual([]);
        await site.hydrated();
        await page.locator(part).first().waitFor();
        expect(await shifts(page)).toEqual([]);
      });
    }

    test('nothing moves after a page was changed', verifies('I7.layout-shift'), async ({ page, site }) => {
      await watchShifts(page);
      await site.open('/docs/survey/Docs/Intro');
      // By script, because a browser forgives what moves within half a second of a click.
      await page
        .locator('article a[href^="/docs/survey"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(site.heading).not.toHaveText('Introduction to the survey product');
      await page.waitForLoadState('networkidle');
      expect(await shifts(page)).toEqual([]);
    });
  });
}
