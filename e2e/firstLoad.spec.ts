import type { CDPSession, Page } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { SearchDialog } from './pages/SearchDialog.ts';
import { expect, test } from './test.ts';

/** How long every script takes on the slow network of these tests, in milliseconds. */
const SLOW_MS = 700;
const CODE_PAGE = '/docs/survey/Docs/Managing_Data_Transfer';

/** Requests of a page, so that a test can tell what was fetched and when. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

/** Has the browser tell which pages it may fetch by itself, and what became of them. */
async function watchPreloading(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  return session;
}

test.describe('before the reader shows interest', () => {
  for (const path of ['/', '/docs/versions/Web/1_50', CODE_PAGE, '/search', '/docs/versions', '/docs/tags']) {
    test(`${path} arrives in one request and fetches nothing else`, verifies('I7.first-load'), async ({ page }) => {
      const requests = recordRequests(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(requests.filter((request) => !request.startsWith('data:'))).toEqual([path]);
    });
  }

  test('the policy allows inline scripts by hash only', verifies('I7.policy'), async ({ page }) => {
    const policy = (await page.goto('/docs/intro'))?.headers()['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
    expect(scripts).toMatch(/'sha256-/);
    expect(scripts).not.toContain('unsafe-inline');
  });

  test(
    'a pointer on a link is interest in the page behind it, not in the app',
    verifies('I7.speculation'),
    async ({ page }) => {
      const requests = recordRequests(page);
      await page.goto('/docs/intro');
      const link = page.locator('main a[href^="/docs/survey/"]').first();
      const path = (await link.getAttribute('href')) ?? '';
      await link.hover();
      await expect(page.locator('head script[src]')).toHaveCount(0);
      // The next page has the app come by itself.
      const untilThere = page.waitForEvent('framenavigated').then(() => [...requests]);
      await link.click();
      await expect(page).toHaveURL(path);
      expect((await untilThere).filter((request) => request.endsWith('.js'))).toEqual([]);
    },
  );

  test(
    'the page behind a link that the pointer rests on is there before the click',
    verifies('I7.speculation'),
    async ({ page }) => {
      const session = await watchPreloading(page);
      const arrived: string[] = [];
      session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
        if (status === 'Ready') arrived.push(key.url);
      });
      await page.goto('/docs/intro');
      const link = page.locator('main a[href^="/docs/survey/"]').first();
      const path = (await link.getAttribute('href')) ?? '';
      await link.hover();
      await expect.poll(() => arrived).toEqual([new URL(path, page.url()).href]);
      await link.click();
      await expect(page).toHaveURL(path);
      expect(
        await page.evaluate(() =>
          performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType),
        ),
      ).toEqual(['navigational-prefetch']);
    },
  );

  test('pages may be prefetched, files, searches and queries not', verifies('I7.speculation'), async ({ page }) => {
    const session = await watchPreloading(page);
    let candidates: string[] = [];
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      candidates = preloadingAttemptSources.map(({ key }) => key.url);
    });
    await page.goto('/docs/versions/Web/1_50');
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
        .filter((link) => link.checkVisibility())
        .map(({ href }) => href),
    );
    const isPage = (url: string) => !/[.?]|\/search/.test(url.slice(new URL(page.url()).origin.length));
    expect(links.filter((url) => !isPage(url))).not.toEqual([]);
    await expect.poll(() => candidates).toEqual(expect.arrayContaining(links.filter(isPage)));
    expect(candidates.filter((url) => !isPage(url))).toEqual([]);
  });

  test('speculation rules prefetch pages, and not on a 2g connection', verifies('I7.speculation'), async ({ page }) => {
    const rules = page.locator('script[type=speculationrules]');
    await page.goto('/docs/intro');
    expect(Object.keys(JSON.parse((await rules.textContent()) ?? '{}'))).toEqual(['prefetch']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
    await page.goto('/docs/intro');
    await expect(rules).toHaveCount(0);
  });
});

test.describe('from one document to the next', () => {
  const link = (page: Page) => page.locator('main a[href^="/docs/survey/"]').first();

  test('the app comes by itself, unless data is to be saved', verifies('I7.next-page'), async ({ page }) => {
    await page.goto('/docs/intro');
    await link(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/docs/intro');
    await link(page).click();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  for (const [processors, motion, fades] of [
    [8, 'no-preference', true],
    [2, 'no-preference', false],
    [8, 'reduce', false],
  ] as const) {
    test(
      `${processors} processors and motion "${motion}": ${fades ? 'a fade' : 'no fade'}`,
      verifies('I7.fade'),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: motion });
        await page.addInitScript((count) => {
          Object.defineProperty(navigator, 'hardwareConcurrency', { value: count });
          addEventListener('pagereveal', (event) => Reflect.set(window, 'fade', event.viewTransition !== null));
        }, processors);
        const move = async () => {
          await page.goto('/docs/intro');
          await link(page).click();
          await expect(page).toHaveURL(/\/docs\/survey\//);
          expect(await page.evaluate(() => Reflect.get(window, 'fade'))).toBe(fades);
        };
        // On a machine that is busy the browser leaves a fade out; it never adds one.
        await (fades ? expect(move).toPass() : move());
      },
    );
  }
});

test.describe('the first click on a slow network', () => {
  test.beforeEach(({ page }) =>
    page.route('**/assets/js/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await route.continue();
    }),
  );

  test(
    'on a link stops what is being fetched for the page that is left, so that the next page has the line to itself',
    verifies('I7.first-click'),
    async ({ page }) => {
      // Nothing is prefetched then, which no route of a test would see.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      await page.goto('/docs/intro');
      const link = page.locator('main a[href^="/docs/survey/"]').first();
      const target = (await link.getAttribute('href')) ?? '';
      const order: string[] = [];
      page.on('requestfailed', (request) => order.push(request.url().endsWith('.js') ? 'script stopped' : 'other'));
      await page.route(`**${target.replace(/#.*/, '')}`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS / 2));
        order.push('page answered');
        await route.continue();
      });
      const asked = page.waitForRequest('**/assets/js/*.js');
      await page.getByRole('heading', { level: 1 }).hover();
      await asked;
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      expect(order[0]).toBe('script stopped');
      expect(order).toContain('page answered');
    },
  );

  test(
    'on a link finds the line free: a pointer on its way there fetches no app, one that rests does',
    verifies('I7.first-click'),
    async ({ page }) => {
      await page.goto('/docs/intro');
      const requests = recordRequests(page);
      const passOver = (...selectors: string[]) =>
        page.evaluate((passed) => {
          for (const selector of passed)
            document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
        }, selectors);
      await passOver('h1', 'main p', 'main a[href^="/docs/survey/"]');
      await page.waitForTimeout(1000);
      expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
      await passOver('main a[href^="/docs/survey/"]', 'h1');
      await page.waitForRequest('**/assets/js/*.js');
    },
  );

  test('on a control fetches the app as soon as the pointer comes', verifies('I7.first-click'), async ({ page }) => {
    await page.goto('/docs/intro');
    const isFetched = await page.locator('.DocSearch-Button').evaluate((button) => {
      button.dispatchEvent(new Event('pointerover', { bubbles: true }));
      return document.head.querySelector('script[src*="/main."]') !== null;
    });
    expect(isFetched).toBe(true);
  });

  test(
    'opens the search dialog, and what is typed meanwhile is its query',
    verifies('I7.first-click'),
    async ({ page }) => {
      const dialog = new SearchDialog(page);
      await page.goto('/docs/intro');
      await page.locator('.DocSearch-Button').click();
      await expect(page.locator('#docsearch-typing')).toBeFocused();
      await page.keyboard.type('radio');
      await expect(dialog.field).toHaveValue('radio');
      await expect(dialog.rows).not.toHaveCount(0);
    },
  );

  for (const key of ['Control+k', '/']) {
    test(`${key} opens the search dialog`, verifies('I7.first-click'), async ({ page }) => {
      await page.goto('/docs/intro');
      await page.keyboard.press(key);
      await expect(new SearchDialog(page).field).toHaveValue('');
    });
  }

  test(
    'changes the colour mode at once, and the app agrees',
    verifies('I7.first-click'),
    async ({ site, navbar, page }) => {
      await page.goto('/docs/intro');
      await navbar.colourMode.click();
      expect(await site.html.getAttribute('data-theme')).toBe('dark');
      await expect(site.html).toHaveAttribute('data-has-hydrated', 'true');
      await expect(navbar.colourMode).toHaveAccessibleName(/currently dark mode/);
      await expect(site.html).toHaveAttribute('data-theme', 'dark');
      await navbar.colourMode.click();
      await expect(site.html).toHaveAttribute('data-theme-choice', 'system');
    },
  );

  test(
    'opens a dropdown and closes a category of the sidebar',
    verifies('I7.first-click'),
    async ({ navbar, doc, page }) => {
      await page.goto('/docs/versions/Web/1_50');
      const category = doc.sidebar.getByRole('button', { name: 'Mobile' });
      await category.click();
      await expect(category).toHaveAttribute('aria-expanded', 'false');
      await page.goto('/docs/intro');
      await navbar.locale.focus();
      await page.keyboard.press('Enter');
      await expect(navbar.locale).toHaveAttribute('aria-expanded', 'true');
    },
  );

  test(
    'opens the menu and the table of contents of small screens',
    verifies('I7.first-click'),
    async ({ mobileSidebar, doc, page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(CODE_PAGE);
      await mobileSidebar.open();
      await expect(mobileSidebar.root).toBeVisible();
      await page.goto('/docs/survey/Docs/Intro');
      await doc.mobileToc.getByRole('button', { name: 'On this page' }).click();
      await expect(doc.mobileToc.getByRole('link').first()).toBeVisible();
    },
  );

  test('copies code', verifies('I7.first-click'), async ({ doc, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(CODE_PAGE);
    await doc.copyButton.click();
    await expect(doc.copyButton).toHaveAccessibleName('Copied');
    const code = await doc.codeBlock.locator('pre').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  test('closes the announcement', verifies('I7.first-click'), async ({ site, page }) => {
    await page.goto('/docs/intro');
    await site.announcement.getByRole('button', { name: 'Close' }).click();
    await expect(site.announcement).toHaveCount(0);
  });

  test('on a link leads to its page', verifies('I7.first-click'), async ({ site, navbar, page }) => {
    await page.goto('/docs/intro');
    await navbar.versionHistory.click();
    await expect(site.heading).toHaveText('Recent versions');
  });

  test(
    'text typed into the search page stays and is searched for',
    verifies('I7.first-click'),
    async ({ page, searchResults }) => {
      await page.goto('/search');
      await searchResults.field.click();
      await page.keyboard.type('radio');
      await expect(searchResults.results).not.toHaveCount(0);
      await expect(searchResults.field).toHaveValue('radio');
    },
  );
});

test(
  'an answer chosen in a preview before the app is there stays chosen',
  verifies('I7.first-click'),
  async ({ page, site }) => {
    await page.goto('/docs/survey/radio_button');
    const radio = page.locator('main input[type=radio]').first();
    await radio.check();
    await site.hydrated();
    await expect(radio).toBeChecked();
  },
);

test(
  'all that is ticked, typed and taken back in the release explorer before the app is there counts once it is',
  verifies('I7.first-click'),
  async ({ page, site }) => {
    const done = Promise.withResolvers<void>();
    await page.route('**/assets/js/*.js', async (route) => {
      await done.promise;
      await route.continue();
    });
    const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}( \\d+)?$`) });
    await page.goto('/docs/versions');
    await page.getByRole('searchbox', { name: 'Filter by text' }).fill('survey');
    for (const name of ['Mobile', 'Fixed', 'Survey flow']) await box(name).check();
    await box('Survey flow').uncheck();
    done.resolve();
    await site.hydrated();
    await expect(page).toHaveURL(/\?platform=mobile&kind=fixed&q=survey$/);
    for (const name of ['Mobile', 'Fixed']) await expect(box(name)).toBeChecked();
    await expect(box('Survey flow')).not.toBeChecked();
  },
);

test('scroll position and anchor survive hydration', verifies('I7.first-click'), async ({ page, site }) => {
  await page.goto(`${CODE_PAGE}#csv-export`);
  const before = await site.scrollY();
  await site.hydrated();
  expect(before).toBeGreaterThan(0);
  expect(await site.scrollY()).toBe(before);
});

test(
  'when the app cannot be had, links still work and the next interest tries again',
  verifies('I7.retry'),
  async ({ page, site, navbar }) => {
    let isOffline = true;
    await page.route('**/assets/js/*.js', (route) => (isOffline ? route.abort() : route.continue()));
    await page.goto('/docs/intro');
    await navbar.locale.click();
    await expect(navbar.locale).not.toHaveAttribute('data-waiting');
    await navbar.docs.click();
    await expect(page).toHaveURL('/docs');
    isOffline = false;
    await site.hydrated();
  },
);

test('nothing on a page keeps browsers from keeping it for Back', verifies('I7.back'), async ({ page, site }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...parameters: Parameters<typeof listen>) {
      heard.push(parameters[0]);
      return listen.apply(this, parameters);
    };
  });
  const response = await page.goto('/docs/intro');
  await site.hydrated();
  const heard: string[] = await page.evaluate(() => Reflect.get(window, 'heard'));
  expect(heard).toContain('keydown');
  expect(heard).not.toContain('unload');
  expect(heard).not.toContain('beforeunload');
  expect(response?.headers()['cache-control']).not.toContain('no-store');
});
