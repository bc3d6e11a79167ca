import type { Page } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { SearchResultsPage } from './pages/SearchResultsPage.ts';
import { allPageKinds } from './siteRoutes.ts';
import { expect, test } from './test.ts';

/** More than any page needs to reach its content by keyboard. */
const STOPS = 40;
const kinds = Object.entries(allPageKinds);

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const [kind, address] of kinds)
    test(`${kind} loses nothing and does not scroll sideways`, verifies('I7.reflow'), async ({ page, site }) => {
      await site.open(address);
      await expect(site.heading).toBeVisible();
      expect(await page.evaluate(lostSideways)).toEqual([]);
    });
});

for (const [kind, address] of kinds) {
  test(`${kind} has landmarks, names and headings without gaps`, verifies('I7.landmarks'), async ({ page, site }) => {
    await site.open(address);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(site.heading).toHaveCount(1);
    const { regions, levels } = await page.evaluate(() => ({
      regions: [...document.querySelectorAll('nav')]
        .filter((nav) => nav.checkVisibility())
        .map((nav) => nav.ariaLabel ?? document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent),
      levels: [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
        .filter((heading) => heading.checkVisibility())
        .map((heading) => Number(heading.tagName[1])),
    }));
    expect(regions.filter((name) => !name)).toEqual([]);
    expect(new Set(regions).size).toBe(regions.length);
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test(`every stop of the keyboard on ${kind} is seen and in order`, verifies('I7.focus'), async ({ page, site }) => {
    await site.open(address);
    await stopsGrowing(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    expect(await faultsOfStops(page)).toEqual([]);
  });

  test(`${kind} keeps to forced colours and reduced motion`, verifies('I7.preferences'), async ({ page, site }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await site.open(address);
    await expect(site.heading).toBeVisible();
    expect(await faultsOfStops(page, 12)).toEqual([]);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
        .map((animation) => String((animation.effect as KeyframeEffect).target?.className)),
    );
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
}

for (const [where, path, badge] of [
  ['the home page', '/', '[class*="release-kind--"]'],
  ['the explorer', '/docs/versions', '[data-kind] [class*="release-kind--"]'],
] as const)
  test(
    `a badge of ${where} keeps its edge in forced colours, which take its ground away`,
    verifies('I7.preferences'),
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(path);
      const first = page.locator(badge).first();
      await expect(first).toHaveCSS('outline-style', 'solid');
      await expect(first).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
    },
  );

test(
  'the ways on from a search without results are buttons in forced colours too',
  verifies('I7.preferences'),
  async ({ page, site }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await site.open('/search?q=xyzzyplugh');
    const way = site.main.getByRole('link', { name: 'Build a survey' });
    await expect(way).toHaveCSS('border-top-style', 'solid');
    await expect(way).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  },
);

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `what a figure says can be read in forced colours (${colorScheme})`,
    verifies('I7.preferences'),
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto('/docs/survey/Docs/Getting_Started');
      const { background, box, text } = await page
        .locator('.figure__scroll')
        .first()
        .evaluate((figure) => {
          const fillOf = (selector: string) => getComputedStyle(figure.querySelector(selector) ?? figure).fill;
          return {
            background: getComputedStyle(figure).backgroundColor,
            box: fillOf('.node path'),
            text: fillOf('.node text'),
          };
        });
      const light = (colour: string) => Number(/rgb\((\d+)/.exec(colour)?.[1]) > 127;
      expect(light(text)).not.toBe(light(box));
      expect(light(text)).not.toBe(light(background));
    },
  );

/** Waits until what is fetched after the page, such as results of a search, moves nothing any more. */
async function stopsGrowing(page: Page): Promise<void> {
  const hasResults = new URL(page.url()).searchParams.has('q');
  if (hasResults) await expect(new SearchResultsPage(page).results.first()).toBeVisible();
  let before = -1;
  const isStill = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const isSame = height === before;
    before = height;
    return isSame;
  };
  await expect.poll(isStill, { intervals: [400] }).toBe(true);
}

/** Presses Tab and names every stop that has no mark, is not seen, lies under something else, or comes before the one before it. */
async function faultsOfStops(page: Page, stops = STOPS): Promise<string[]> {
  const faults: string[] = [];
  const seen = await page.evaluateHandle(() => ({ last: null as Element | null }));
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const fault = await seen.evaluate((state) => {
      const element = document.activeElement;
      if (element === null || element === document.body) return 'end';
      const problems: string[] = [];
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, top + 2],
        [right - 2, bottom - 2],
      ];
      const isAt = ([x = 0, y = 0]: number[]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (element.contains(there) || there.contains(element));
      };
      const style = getComputedStyle(element);
      if (right - left < 2 || bottom - top < 2) problems.push('has no size');
      else if (!points.some(isAt)) problems.push('is covered or out of sight');
      if ((style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 1) && style.boxShadow === 'none')
        problems.push('has no mark');
      const isBack = state.last && element.compareDocumentPosition(state.last) & Node.DOCUMENT_POSITION_FOLLOWING;
      // Where boxes are read in the order in which they are seen, that of the document does not matter.
      const shared = document.createRange();
      if (state.last && isBack) {
        shared.setStart(element, 0);
        shared.setEnd(state.last, 0);
      }
      const frame = shared.commonAncestorContainer;
      const isSeenAfter =
        frame instanceof Element &&
        !['', 'normal'].includes(getComputedStyle(frame).getPropertyValue('reading-flow')) &&
        left >= (state.last?.getBoundingClientRect().right ?? 0);
      if (isBack && !isSeenAfter) problems.push('comes before the stop before it');
      state.last = element;
      return problems.length === 0 ? '' : `${element.outerHTML.slice(0, 160)} ${problems.join(', ')}`;
    });
    if (fault === 'end') break;
    if (fault !== '') faults.push(fault);
  }
  return faults;
}

/** What reaches beyond the window, unless it scrolls in a place of its own. */
function lostSideways(): string[] {
  const root = document.documentElement;
  const width = root.clientWidth;
  if (root.scrollWidth <= width) {
    const cut = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, button, input)')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      const scrolls = element.closest('.table-scroll, .figure__scroll, pre, [tabindex="0"]');
      const isHidden = own < 2 || !element.checkVisibility({ visibilityProperty: true });
      return !scrolls && !isHidden && (right > width + 1 || left < -1);
    });
    return cut.map((element) => element.outerHTML.slice(0, 160));
  }
  return [`The page is ${root.scrollWidth} pixels wide in a window of ${width}.`];
}
