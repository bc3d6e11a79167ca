import { verifies } from './manifest/verifies.ts';
import { allPageKinds } from './siteRoutes.ts';
import { expect, test } from './test.ts';

/** Sizes of text in pixels and its weights (site.css); what is larger is a heading or the like, and has a font of its own anyway. */
const TEXT = /^(17|16|14|13)px (400|600) "?Figtree"?$|^13\.6px (400|600) Menlo$/;
const MAX_TEXT = 17;

const kinds = Object.entries({ ...allPageKinds, 'a page with every question type': '/docs/survey/Docs/Appendix' });

for (const [kind, address] of kinds)
  test(`${kind} is set in the fonts of the scale`, verifies('I7.fonts'), async ({ page, site }) => {
    await page.goto(address);
    await expect(site.heading).toBeVisible();
    const fonts = await page.evaluate((largest) => {
      const found = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement: element, textContent } = texts.currentNode;
        // Figures have a scale of their own, as wide as they are shown.
        if (!textContent?.trim() || !element?.checkVisibility() || element.closest('svg')) continue;
        const { fontSize, fontWeight, fontFamily } = getComputedStyle(element);
        if (Number.parseFloat(fontSize) > largest) continue;
        found.add(`${fontSize} ${fontWeight} ${fontFamily.split(',')[0]}`);
      }
      return [...found];
    }, MAX_TEXT);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter((font) => !TEXT.test(font))).toEqual([]);
  });

test(
  'the typeface comes with the app and not before, and sets the next page that is loaded, not this one',
  verifies('I7.fonts'),
  async ({ page, site }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.push(request.url());
    });
    const faces = () => page.evaluate(() => [...document.fonts].filter(({ family }) => family === 'Figtree').length);
    await page.goto('/docs/intro');
    await page.waitForLoadState('load');
    expect(fetched).toEqual([]);
    await site.hydrated();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('typeface'))).toMatch(/\.woff2$/);
    expect(fetched).toHaveLength(1);
    expect(await faces()).toBe(0);
    await page.reload();
    expect(await faces()).toBe(1);
    expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
  },
);
