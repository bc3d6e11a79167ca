import type { Page } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { serveSlowly } from './pages/serveSlowly.ts';
import { expect, test } from './test.ts';

/** Addresses, and what appears on each. */
const PAGES = {
  home: ['/', 'main h2'],
  'the long page': ['/docs/survey/Docs/Appendix', 'main h2'],
  'a page with long headings': ['/docs/survey/Docs/Creating_a_Survey', 'main h2'],
  'a release page': ['/docs/versions/Web/1_50', 'main h2'],
  search: ['/search?q=quota', 'main a[href^="/docs/survey"]'],
} as const;
/** Pages with all that stands at the top of one: a table, the line under a release's title, forms, a list of releases. */
const ARRIVING = ['/', '/docs/survey/Docs/Intro', '/docs/versions/Web/1_50', '/docs/versions', '/search'];
/** The tall one shows more of a page at first, with the narrowest table of contents beside it. */
const SCREENS = {
  desktop: { width: 1280, height: 800 },
  tall: { width: 1024, height: 1366 },
  phone: { width: 390, height: 800 },
};

/** Adds up what moves by itself from the first paint on, with the names of what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    const nameOf = (node: Node | null): string =>
      node instanceof Element
        ? `${node.tagName}.${node.className}`
        : node === null
          ? 'gone'
          : `"${node.textContent}" in ${nameOf(node.parentElement)}`;
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
  test.describe(`on a ${screen} screen`, () => {
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

    for (const path of ARRIVING)
      test(`nothing moves while ${path} arrives slowly`, verifies('I7.layout-shift'), async ({ page, baseURL }) => {
        await using slow = await serveSlowly(baseURL ?? '');
        await watchShifts(page);
        await page.goto(slow.origin + path);
        expect(await shifts(page)).toEqual([]);
      });

    for (const depths of [[0.45, 0.8], [0.35], [0.67]])
      test(
        `what a reader jumped to stays in its place while the page comes to life (${depths.join(', then ')})`,
        verifies('I7.layout-shift'),
        async ({ page, site }) => {
          // Who scrolls before the page has loaded finds it as it was built.
          await page.addInitScript(() => addEventListener('load', () => scrollTo(0, 1)));
          await page.goto('/docs/survey/Docs/Creating_a_Survey');
          for (const depth of depths) {
            await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), depth);
            await site.framesPassed();
          }
          const seen = await page.evaluateHandle(() =>
            [...document.querySelectorAll('article :is(h2, h3, p, tr)')].find(
              (element) =>
                element.checkVisibility({ contentVisibilityAuto: true }) && element.getBoundingClientRect().top > 100,
            ),
          );
          const top = () => seen.evaluate((element) => Math.round(element?.getBoundingClientRect().top ?? Number.NaN));
          const before = await top();
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await site.hydrated();
          await site.framesPassed();
          expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
          expect(await page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(height);
        },
      );

    test(
      'a page that nobody has touched is laid out whole once it has loaded',
      verifies('I7.layout-shift'),
      async ({ page, site }) => {
        const height = () => page.evaluate(() => document.documentElement.scrollHeight);
        await page.goto('/docs/survey/Docs/Creating_a_Survey');
        await page.locator('html[data-laid-out]').waitFor({ state: 'attached' });
        const before = await height();
        await site.hydrated();
        await site.framesPassed();
        expect(await height()).toBe(before);
      },
    );

    test(
      'a link to a place in the page leads there before everything is laid out',
      verifies('I7.layout-shift'),
      async ({ page, site }) => {
        await page.goto('/docs/survey/Docs/Appendix#formula-ces');
        const top = () =>
          page.locator('#formula-ces').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
        const before = await top();
        expect(before).toBeGreaterThan(0);
        expect(before).toBeLessThan(200);
        await site.hydrated();
        await site.framesPassed();
        expect(await top()).toBe(before);
      },
    );

    test('nothing moves after a page was changed', verifies('I7.layout-shift'), async ({ page, site }) => {
      await watchShifts(page);
      await site.open('/docs/survey/Docs/Intro');
      // By script, because a browser forgives what moves within half a second of a click.
      await page
        .locator('.markdown a[href^="/docs/survey"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(site.heading).not.toHaveText('Introduction to the survey product');
      await page.waitForLoadState('networkidle');
      expect(await shifts(page)).toEqual([]);
    });
  });
}
