import type { Page } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

const EXPLORER = '/docs/versions';
const QUOTAS = '/docs/survey/Docs/Designing_Survey_Flow#quotas';

/** Items of the list or of a comparison that a reader sees. */
const rows = (page: Page) => page.locator('main li[data-kind]:visible');
const status = (page: Page) => page.locator('main').getByRole('status').first();

async function openExplorer(page: Page, query = ''): Promise<void> {
  await page.goto(EXPLORER + query);
  await expect(status(page)).toHaveText(/change|entr/);
}

/** Waits until a comparison shows all that its summary counts, in rows or below them: long ones are drawn in two steps. */
async function comparisonIsWhole(page: Page): Promise<void> {
  const said = (await page.getByText(/changes? in \d+ releases?/).textContent()) ?? '';
  const count = Number(/([\d,]+) changes? in/.exec(said)?.[1]?.replace(',', ''));
  await expect(page.locator('main li[data-kind], main li[data-kind] li')).toHaveCount(count);
}

/** Records every text that the status has from now on. */
async function recordStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said = new Set<string>();
    const record = () => {
      const text = document.querySelector('main [role=status]')?.textContent;
      if (text) said.add(text);
    };
    new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
}

async function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test.beforeEach(({ site }) => site.showInterestOnArrival());

test.describe('I6.2 the release explorer', () => {
  test('lists every release and every change of it', verifies('I6.explorer'), async ({ page, request }) => {
    const data: { releases: { title: string; items: unknown[] }[] } = await (
      await request.get('/releases.json')
    ).json();
    await openExplorer(page);
    const count = data.releases.flatMap(({ items }) => items).length;
    await expect(page.locator('main li[data-kind]')).toHaveCount(count);
    await expect(status(page)).toHaveText(`${count} changes`);
    for (const { title } of data.releases) {
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeAttached();
    }
  });

  test('says how many entries there are once all of them are there', verifies('I6.since'), async ({ page }) => {
    const said = await recordStatus(page);
    await openExplorer(page, '?since=web-1.30');
    await comparisonIsWhole(page);
    expect(await said()).toEqual([`${await rows(page).count()} entries`]);
  });

  test(
    'filters by platform, kind, area and text, with counts, and keeps all of it in the address',
    verifies('I6.explorer'),
    async ({ page }) => {
      await openExplorer(page);
      const all = await rows(page).count();
      await page.getByRole('checkbox', { name: /^Mobile \d+$/ }).check();
      await expect(page).toHaveURL(/\?platform=mobile$/);
      await expect.poll(() => rows(page).count()).toBeLessThan(all);

      const fixed = page.getByRole('checkbox', { name: /^Fixed \d+$/ });
      const promised = Number(/\d+/.exec((await fixed.locator('..').textContent()) ?? '')?.[0]);
      await fixed.check();
      await expect(rows(page)).toHaveCount(promised);
      await expect(status(page)).toHaveText(`${promised} of ${all} changes`);

      await page.getByRole('button', { name: 'Clear all filters' }).first().click();
      await page.getByRole('checkbox', { name: /^Survey flow \d+$/ }).check();
      await page.getByRole('searchbox', { name: 'Filter by text' }).fill('quota');
      await expect(page).toHaveURL(/\?area=survey-flow&q=quota$/);
      await expect(rows(page).filter({ hasNotText: /quota/i })).toHaveCount(0);
      const found = await rows(page).allTextContents();
      expect(found.length).toBeGreaterThan(0);
      for (const text of found) expect(text.toLowerCase()).toContain('quota');

      await page.reload();
      await expect(rows(page)).toHaveCount(found.length);
      await expect(page.getByRole('searchbox', { name: 'Filter by text' })).toHaveValue('quota');
    },
  );

  test('says so when nothing fits, and offers the way back', verifies('I6.explorer'), async ({ page }) => {
    await openExplorer(page, '?q=zzzzzz');
    await expect(page.getByText('No change fits these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all filters' }).last().click();
    await expect(rows(page).first()).toBeVisible();
  });

  test('is operated by keyboard alone', verifies('I6.explorer'), async ({ page }) => {
    await openExplorer(page);
    await page.getByRole('searchbox', { name: 'Filter by text' }).focus();
    await page.keyboard.type('offline');
    await expect(status(page)).toHaveText(/ of /);
    // No release of Web says a word of it, so its box cannot be ticked.
    await expect(page.getByRole('checkbox', { name: 'Web 0' })).toBeDisabled();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: /^Mobile \d+$/ })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/platform=mobile&q=offline/);
    await page.getByLabel('Changes from').focus();
    await page.keyboard.type('Web 1.60');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'New since Web 1.60' })).toBeFocused();
  });

  test(
    'is linked from the home page, the recent versions and every release page',
    verifies('I6.explorer'),
    async ({ page }) => {
      for (const address of [
        '/',
        '/docs/versions/recent-versions',
        '/docs/versions/Web/1_60',
        '/docs/versions/Mobile/2_8',
      ]) {
        await page.goto(address);
        await expect(page.locator(`main a[href="${EXPLORER}"]`).first()).toBeVisible();
      }
    },
  );

  test('reached by a link of the site, it shows the same list', verifies('I6.explorer'), async ({ page }) => {
    await openExplorer(page);
    const count = await rows(page).count();
    await page.goto('/docs/versions/recent-versions');
    await page.locator(`main a[href="${EXPLORER}"]`).first().click();
    await expect(rows(page)).toHaveCount(count);
    await page.getByRole('checkbox', { name: /^Mobile \d+$/ }).check();
    await expect.poll(() => rows(page).count()).toBeLessThan(count);
  });

  test(
    'links to the feeds of everything, of platforms and of areas',
    verifies('I6.feeds'),
    async ({ page, request }) => {
      await page.goto(EXPLORER);
      const feeds = await page
        .locator('section[aria-labelledby="feeds"] a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
      expect(feeds).toContain('/feeds/survey-flow/atom.xml');
      for (const feed of feeds) expect((await request.get(feed)).status()).toBe(200);
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'is readable with all its links, and leads to each release within the page',
      verifies('I6.explorer'),
      async ({ page }) => {
        await page.goto(EXPLORER);
        expect(await page.locator('main li[data-kind] a').count()).toBeGreaterThan(600);
        await expect(page.getByRole('checkbox').first()).toBeHidden();
        await page.getByText('Jump to a release').click();
        await page.getByRole('navigation', { name: 'Web releases' }).getByRole('link', { name: '1.60' }).click();
        await expect(page.locator('#web-1\\.60')).toBeInViewport();
      },
    );
  });
});

test.describe('I6.3 what is new since my version', () => {
  test('is asked with one choice, remembered, and has an address to share', verifies('I6.since'), async ({ page }) => {
    await openExplorer(page);
    await page.getByLabel('Changes from').selectOption('Mobile 2.6');
    await page.getByRole('button', { name: 'Show changes' }).click();
    await expect(page).toHaveURL(`${EXPLORER}?since=mobile-2.6`);
    await expect(page.getByRole('heading', { name: 'New since Mobile 2.6' })).toBeVisible();
    await expect(page.getByText(/changes in 2 releases/)).toBeVisible();

    await page.goto(EXPLORER);
    await expect(page.getByLabel('Changes from')).toHaveValue('mobile-2.6');
  });

  test('begins with what needs a look, grouped by kind and area', verifies('I6.since'), async ({ page }) => {
    await openExplorer(page, '?since=web-1.60');
    await expect(page.getByRole('heading', { name: 'New since Web 1.60' })).toBeVisible();
    await comparisonIsWhole(page);
    const kinds = await page.locator('main h3').allTextContents();
    const action = ['Changed', 'Deprecated', 'Removed', 'Security'];
    const firstOther = kinds.findIndex((kind) => !action.includes(kind));
    expect(firstOther).toBeGreaterThan(0);
    expect(kinds.slice(firstOther).filter((kind) => action.includes(kind))).toEqual([]);
    expect(await page.locator('main h4').count()).toBeGreaterThan(kinds.length);
  });

  test('can be copied as Markdown', verifies('I6.since'), async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openExplorer(page, '?since=web-1.72');
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect.poll(() => copied(page)).toMatch(/^# New since Web 1\.72\n/);
    expect(await copied(page)).toMatch(
      /- \*\*\[.+\]\(https?:\/\/.+\/docs\/versions\/Web\/1_7\d#.+\)\*\* \(Web 1\.7\d\): /,
    );
  });

  test('prints without the controls', verifies('I6.since'), async ({ page }) => {
    await openExplorer(page, '?since=web-1.72');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'New since Web 1.72' })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('checkbox', { includeHidden: true }).first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show changes', includeHidden: true })).toBeHidden();
  });

  test('has a sentence for the newest version instead of an empty page', verifies('I6.since'), async ({ page }) => {
    await page.goto(`${EXPLORER}?since=mobile-2.8`);
    await expect(page.getByText('Mobile 2.8 is the newest release, so nothing came after it yet.')).toBeVisible();
  });

  test('works where the browser forbids storage', verifies('I6.since'), async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is forbidden', 'SecurityError');
        },
      });
    });
    await openExplorer(page);
    await expect(page.getByRole('region', { name: 'Since you last looked' })).toHaveText(
      'Everyone has the newest version of Web: Web 1.74.',
    );
    await page.getByLabel('Changes from').selectOption('Web 1.73');
    await page.getByRole('button', { name: 'Show changes' }).click();
    await expect(page.getByRole('heading', { name: 'New since Web 1.73' })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe('what is new since the reader last looked', () => {
  const bar = (page: Page) => page.getByRole('region', { name: 'Since you last looked' });
  /** As if the reader had been here when Web 1.72 was the newest. */
  async function openAfter(page: Page, look: string): Promise<void> {
    await page.goto(EXPLORER);
    await page.evaluate(([key, value]) => localStorage.setItem(`${key}`, `${value}`), [`last-look${EXPLORER}`, look]);
    await openExplorer(page);
  }
  const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

  test('is counted from their first visit on, by day', verifies('I6.last-look'), async ({ page }) => {
    await openExplorer(page);
    await expect(bar(page)).toContainText('Everyone has the newest version of Web: Web 1.74.');
    await expect(bar(page)).toContainText('Only your browser remembers the date.');
    await page.reload();
    await expect(bar(page)).toHaveText(`Nothing new in Web since you last looked, on ${today}.`);
  });

  test('is said at once, shown with one click, and has been seen then', verifies('I6.last-look'), async ({ page }) => {
    await openAfter(page, 'web-1.72@2026-01-05');
    await expect(bar(page)).toContainText('2 new Web releases since you last looked, on 5 January 2026.');
    await page.getByRole('button', { name: 'Show what is new in Web' }).click();
    await expect(page.getByRole('heading', { name: 'New since Web 1.72' })).toBeFocused();
    await expect(page.getByText(/changes in 2 releases/)).toBeVisible();
    await openExplorer(page);
    await expect(bar(page)).toHaveText(`Nothing new in Web since you last looked, on ${today}.`);
  });

  test(
    'stays new until it is read or marked as read, which can be undone',
    verifies('I6.last-look'),
    async ({ page }) => {
      await openAfter(page, 'web-1.73@2026-01-05');
      await page.reload();
      const news = 'One new Web release since you last looked, on 5 January 2026.';
      await expect(bar(page)).toContainText(news);
      await page.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(bar(page)).toContainText(`Nothing new in Web since you last looked, on ${today}.`);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(bar(page)).toContainText(news);
      await page.reload();
      await expect(bar(page)).toContainText(news);
      expect(await violations(page)).toEqual([]);
    },
  );

  test('takes the place of "my version", which nobody chooses on Web', verifies('I6.last-look'), async ({ page }) => {
    await openExplorer(page, '?since=web-1.60');
    await expect(page.getByRole('heading', { name: 'New since Web 1.60' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^I use/ })).toHaveCount(0);
    await openExplorer(page, '?since=mobile-2.7');
    await expect(page.getByRole('checkbox', { name: /^I use Mobile 2\.7/ })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is a plain statement that promises nothing', verifies('I6.last-look'), async ({ page }) => {
      await page.goto(EXPLORER);
      await expect(bar(page).getByText('Everyone has the newest version of Web: Web 1.74.')).toBeVisible();
      await expect(bar(page).getByText(/next visit/)).toBeHidden();
    });
  });
});

test.describe('I6.4 two versions compared', () => {
  test('show the same changes in either direction', verifies('I6.compare'), async ({ page }) => {
    await openExplorer(page, '?from=web-1.60&to=web-1.65');
    await expect(page.getByRole('heading', { name: 'From Web 1.60 to Web 1.65' })).toBeVisible();
    await comparisonIsWhole(page);
    const forwards = await rows(page).allTextContents();
    await openExplorer(page, '?from=web-1.65&to=web-1.60');
    await expect(page.getByText(/You look back/)).toBeVisible();
    await comparisonIsWhole(page);
    expect(await rows(page).allTextContents()).toEqual(forwards);
  });

  test('fold later items onto what they change', verifies('I6.compare'), async ({ page }) => {
    await openExplorer(page, '?from=web-1.23&to=web-1.74');
    await expect(page.locator('main li[data-kind] li:visible').first()).toBeVisible();
  });

  for (const [query, sentence] of [
    ['?since=web-9.99', 'There is no release "web-9.99". The nearest one is Web 1.74'],
    ['?since=%3Cscript%3E', 'There is no release "<script>". The nearest one is Web 1.74'],
    ['?from=web-1.60&to=mobile-2.8', 'belong to different platforms'],
    ['?from=banana&to=', 'There is no release "banana"'],
  ] as const) {
    test(`say what is wrong with ${query} and show the nearest choice`, verifies('I6.compare'), async ({ page }) => {
      await page.goto(EXPLORER + query);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.locator('main h2', { hasText: /New since|From / })).toBeVisible();
    });
  }
});

test.describe('I6.5 the history of a feature', () => {
  test(
    'opens from the version mark of a heading and closes with Escape',
    verifies('I6.history'),
    async ({ page, site }) => {
      // Before the app is there the mark is a link to the release.
      await site.open(QUOTAS);
      const mark = page.locator('#quotas + .version-marks a').first();
      await mark.focus();
      await page.keyboard.press('Enter');
      const history = page.getByRole('region', { name: 'Feature history' });
      await expect(history.getByRole('listitem').first()).toBeVisible();
      await expect(history.getByText(/^Web/).first()).toBeVisible();
      await expect(history.getByText(/^Mobile/).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(history).toBeHidden();
      await expect(mark).toBeFocused();
    },
  );

  test(
    'marks what needs a newer version than mine on every page, moves nothing, and can be switched off',
    verifies('I6.history'),
    async ({ page }) => {
      await openExplorer(page, '?since=mobile-2.5');
      await page.getByLabel('Changes from').selectOption('Mobile 2.5');
      await page.getByRole('button', { name: 'Show changes' }).click();
      await page.getByRole('checkbox', { name: /I use Mobile 2\.5/ }).check();

      await page.goto(QUOTAS);
      const newer = page.locator('.version-marks a[data-newer]');
      await expect(newer.first()).toContainText('newer than your Mobile 2.5');
      const heights = () =>
        page.locator('.version-marks').evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().height));
      const marked = await heights();
      await page.getByRole('button', { name: 'Switch marks off' }).click();
      await expect(newer).toHaveCount(0);
      expect(await heights()).toEqual(marked);
      await page.reload();
      await expect(page.locator('.version-marks').first()).toBeVisible();
      await expect(newer).toHaveCount(0);
    },
  );

  test('stands beside a table of what Web and Mobile have', verifies('I6.history'), async ({ page }) => {
    await page.goto(EXPLORER);
    await page.getByRole('link', { name: 'Web and Mobile have in common' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Web and Mobile side by side' })).toBeVisible();
    expect(await page.getByRole('row').count()).toBeGreaterThan(130);
  });

  test('has its areas beside that table where there is room', verifies('I6.history'), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${EXPLORER}/parity`);
    const areas = await page.getByRole('navigation', { name: 'Areas' }).boundingBox();
    const table = await page.getByRole('table').first().boundingBox();
    expect(table?.x).toBeGreaterThan((areas?.x ?? 0) + (areas?.width ?? 0));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a mark leads to the item of the release', verifies('I6.history'), async ({ page }) => {
      await page.goto(QUOTAS);
      await page.locator('#quotas + .version-marks a').first().click();
      await expect(page).toHaveURL(/\/docs\/versions\/(Web|Mobile)\/\d+_\d+#/);
    });
  });
});

test.describe('I6.7 a release page', () => {
  test(
    'leads to the older and the newer release of its platform only',
    verifies('I6.release-pages'),
    async ({ page }) => {
      await page.goto('/docs/versions/Web/1_60');
      const pages = page.getByRole('navigation', { name: 'Docs pages' });
      await expect(pages.getByRole('link', { name: /^Previous.*Web 1\.59$/ })).toBeVisible();
      await expect(pages.getByRole('link', { name: /^Next.*Web 1\.61/ })).toBeVisible();
      await page.goto('/docs/versions/Web/1_23');
      await expect(pages.getByRole('link')).toHaveCount(1);
      await page.goto('/docs/versions/Mobile/2_8');
      await expect(pages.getByRole('link')).toHaveCount(1);
    },
  );

  test('says how far it is behind and leads to what came after', verifies('I6.release-pages'), async ({ page }) => {
    await page.goto('/docs/versions/Web/1_60');
    await expect(page.getByText('14 releases behind Web 1.74')).toBeVisible();
    await page.getByRole('link', { name: 'see what came after' }).click();
    await expect(page.getByRole('heading', { name: 'New since Web 1.60' })).toBeVisible();
    await page.goto('/docs/versions/Web/1_74');
    await expect(page.getByText('The newest Web release')).toBeVisible();
  });

  test('copies the link of an item by keyboard', verifies('I6.release-pages'), async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/versions/Web/1_60');
    const button = page.getByRole('button', { name: 'Copy link to Line breaks in CSV' });
    await button.focus();
    await expect(button).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await copied(page)).toMatch(/\/docs\/versions\/Web\/1_60#line-breaks-in-csv$/);
  });

  test('describes itself to search engines', verifies('I6.release-pages'), async ({ page }) => {
    await page.goto('/docs/versions/Web/1_60');
    const data = page.locator('script[type="application/ld+json"]');
    const types = async () => (await data.allTextContents()).map((text) => JSON.parse(text)['@type']);
    await expect.poll(types).toEqual(expect.arrayContaining(['TechArticle', 'BreadcrumbList']));
  });
});

for (const theme of ['light', 'dark']) {
  test.describe(`I6.2 in ${theme} mode`, () => {
    test.beforeEach(({ page }) => page.addInitScript((choice) => localStorage.setItem('theme', choice), theme));

    for (const address of [
      `${EXPLORER}?kind=removed&kind=security`,
      `${EXPLORER}?since=web-1.70`,
      `${EXPLORER}/parity`,
      '/docs/versions/Web/1_60',
    ]) {
      for (const width of [1280, 390, 320]) {
        test(`${address} is accessible and fits at ${width} px`, verifies('I6.axe'), async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(address);
          await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
          if (address.includes('since')) await expect(rows(page).first()).toBeVisible();
          const opener = page.getByRole('button', { name: 'Filter', exact: true });
          if (await opener.isVisible()) await opener.click();
          expect(await violations(page)).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    }
  });
}
