import type { Locator } from '@playwright/test';
import { brand } from './brand.ts';
import { verifies } from './manifest/verifies.ts';
import { docsPages, docsSidebar, mobileVersions, webVersions } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const LONG_DOC = '/docs/survey/Docs/Managing_Data_Transfer';

test.describe('sidebars', () => {
  test(
    'the Docs sidebar has eight pages on its first level and every other docs page beneath them',
    verifies('S2.sidebar-docs', 'B4.4'),
    async ({ site, doc }) => {
      await site.open('/docs/survey/Docs/Appendix');
      expect(await doc.sidebarTree()).toEqual(Object.entries(docsSidebar));
    },
  );

  test(
    'every docs page is the active entry of the sidebar, by its title, with its place in the breadcrumbs',
    verifies('S2.sidebar-docs', 'B4.4', 'B4.7'),
    async ({ site, doc }) => {
      for (const [parent, below] of Object.entries(docsSidebar)) {
        for (const path of [parent, ...below]) {
          await site.open(path);
          const title = (await site.heading.textContent()) ?? '';
          await expect(doc.sidebar.locator('[aria-current="page"]')).toHaveText([title]);
          await expect(doc.breadcrumbs.getByRole('listitem').last()).toHaveText(title);
          await expect(doc.breadcrumbs.getByRole('listitem')).toHaveCount(path === parent ? 2 : 3);
        }
      }
    },
  );

  test(
    'the Version History sidebar lists recent-versions and every release, open at the current one',
    verifies('S2.sidebar-versions', 'B4.4'),
    async ({ site, doc }) => {
      await site.open('/docs/versions/Web/1_50');
      expect((await doc.sidebarPaths()).filter((path) => path !== '#')).toEqual([
        '/docs/versions/recent-versions',
        ...webVersions.map((version) => `/docs/versions/Web/${version}`),
        ...mobileVersions.map((version) => `/docs/versions/Mobile/${version}`),
      ]);
      await expect(doc.sidebar.getByRole('button', { name: 'Web' })).toHaveAttribute('aria-expanded', 'true');
      await expect(doc.sidebar.getByRole('link', { name: 'Web 1.50' })).toHaveAttribute('aria-current', 'page');
    },
  );

  test(
    'the releases can be filtered by version and year, and the release explorer is one click away',
    verifies('S2.sidebar-versions', 'B4.4'),
    async ({ site, doc, page }) => {
      await site.open('/docs/versions/Web/1_50');
      await site.hydrated();
      const filter = doc.sidebar.getByRole('searchbox', { name: 'Filter the list by version or year' });
      await filter.fill('1.6');
      await expect(doc.sidebar.locator('a.menu__link[href*="/Web/"]')).toHaveCount(
        webVersions.filter((version) => version.startsWith('1_6')).length,
      );
      await filter.fill('no such release');
      await expect(doc.sidebar).toContainText('Nothing fits “no such release”.');
      await filter.fill('');
      await expect(doc.sidebar.locator('a.menu__link[href*="/Web/"]')).toHaveCount(webVersions.length);
      await doc.sidebar.getByRole('link', { name: 'Release explorer' }).click();
      await expect(page).toHaveURL('/docs/versions');
    },
  );

  test(
    'the releases fold by year, with the year of the page and the newest one open',
    verifies('S2.sidebar-versions', 'B4.4'),
    async ({ site, doc, page }) => {
      await site.open('/docs/versions/Web/1_50');
      const link = (name: string) => doc.sidebar.getByRole('link', { name, exact: true });
      const year = doc.sidebar.locator('details', { has: page.locator('a[href$="/Web/1_50"]') });
      await expect(link('Web 1.50')).toBeVisible();
      await expect(link('Web 1.74')).toBeVisible();
      await expect(link('Web 1.60')).toBeHidden();
      await year.locator('summary').click();
      await expect(link('Web 1.50')).toBeHidden();
      await site.hydrated();
      await doc.sidebar.getByRole('searchbox', { name: 'Filter the list by version or year' }).fill('1.6');
      await expect(link('Web 1.60')).toBeVisible();
    },
  );

  test(
    'the sidebar cannot be hidden, and closing or opening a category leaves the others alone',
    verifies('S2.sidebar-fixed', 'B4.4'),
    async ({ site, doc, page }) => {
      await site.open('/docs/versions/recent-versions');
      await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toHaveCount(0);
      const web = doc.sidebar.getByRole('button', { name: 'Web' });
      const mobile = doc.sidebar.getByRole('button', { name: 'Mobile' });
      await web.click();
      await expect(web).toHaveAttribute('aria-expanded', 'false');
      await expect(mobile).toHaveAttribute('aria-expanded', 'true');
      await web.click();
      await expect(web).toHaveAttribute('aria-expanded', 'true');
      await expect(mobile).toHaveAttribute('aria-expanded', 'true');
    },
  );

  test(
    'categories stay open or closed as the reader left them, on the next pages too',
    verifies('S2.sidebar-fixed', 'B4.4'),
    async ({ site, doc, page }) => {
      await site.open('/docs/versions/recent-versions');
      const mobile = doc.sidebar.getByRole('button', { name: 'Mobile' });
      await mobile.click();
      await expect(mobile).toHaveAttribute('aria-expanded', 'false');
      await doc.sidebar.getByRole('link', { name: 'Web 1.74' }).click();
      await expect(page).toHaveURL('/docs/versions/Web/1_74');
      await expect(site.heading).toContainText('1.74');
      await expect(mobile).toHaveAttribute('aria-expanded', 'false');
      await page.goBack();
      await expect(site.heading).toHaveText('Recent versions');
      await expect(mobile).toHaveAttribute('aria-expanded', 'false');
    },
  );
});

test.describe('navbar and footer', () => {
  test('the navbar is fixed and holds its items', verifies('S2.navbar', 'B5.external'), async ({ site, navbar }) => {
    await site.open('/');
    await expect(navbar.root).toHaveCSS('position', 'sticky');
    await expect(navbar.docs).toHaveAttribute('href', '/docs');
    await expect(navbar.versionHistory).toHaveAttribute('href', '/docs/versions/recent-versions');
    await expect(navbar.version).toBeVisible();
    await expect(navbar.locale).toBeVisible();
    await expect(navbar.colourMode).toBeVisible();
    await expect(navbar.login).toHaveAttribute('href', brand.loginUrl);
    await expect(navbar.login).toHaveAttribute('target', '_blank');
    await expect(navbar.login).toHaveAttribute('rel', /noopener/);
    await expect(navbar.menuButton).toBeHidden();
  });

  test(
    'the item of the sidebar that the page belongs to is active',
    verifies('B5.sidebar'),
    async ({ site, navbar }) => {
      await site.open('/docs/survey/Docs/Best_Practices');
      await expect(navbar.docs).toHaveClass(/navbar__link--active/);
      await expect(navbar.versionHistory).not.toHaveClass(/navbar__link--active/);
      await navbar.versionHistory.click();
      await expect(navbar.versionHistory).toHaveClass(/navbar__link--active/);
      await expect(navbar.docs).not.toHaveClass(/navbar__link--active/);
      for (const path of ['/docs/versions', '/docs/versions?since=web-1.60', '/docs/versions/parity']) {
        await site.open(path);
        await expect(navbar.versionHistory).toHaveClass(/navbar__link--active/);
        await expect(navbar.docs).not.toHaveClass(/navbar__link--active/);
        await expect(navbar.version).not.toHaveClass(/navbar__link--active/);
      }
    },
  );

  test(
    'with one version the dropdown is a plain link to the same doc, and no page carries a banner or a badge',
    verifies('B5.version', 'B4.1', 'S2.version'),
    async ({ site, navbar, page }) => {
      await site.open('/docs/survey/Docs/Intro');
      await expect(navbar.version).toHaveAttribute('href', '/docs/survey/Docs/Intro');
      await expect(navbar.version).not.toHaveAttribute('aria-haspopup');
      await expect(navbar.version).not.toHaveClass(/navbar__link--active/);
      await expect(navbar.version).toHaveAccessibleDescription('Version of the documentation');
      await expect(page.locator('.theme-doc-version-banner, .theme-doc-version-badge')).toHaveCount(0);
    },
  );

  test(
    'the locale dropdown offers English and keeps query and anchor',
    verifies('B5.locale', 'B5.dropdown'),
    async ({ site, navbar, page }) => {
      await site.open(`${LONG_DOC}?from=mail#csv-export`);
      await site.scrollTo(0);
      const entry = navbar.root.getByRole('link', { name: 'English', exact: true });
      await expect(entry).toBeHidden();
      await navbar.locale.hover();
      await expect(entry).toHaveAttribute('href', `${LONG_DOC}?from=mail#csv-export`);
      await page.mouse.move(600, 500);
      await expect(entry).toBeHidden();
    },
  );

  test(
    'a dropdown opens with Enter and closes when the pointer goes down elsewhere',
    verifies('B5.dropdown'),
    async ({ site, navbar, page }) => {
      await site.open('/docs/intro');
      await navbar.locale.focus();
      await page.keyboard.press('Enter');
      await expect(navbar.locale).toHaveAttribute('aria-expanded', 'true');
      await expect(navbar.root.getByRole('link', { name: 'English', exact: true })).toBeVisible();
      await site.heading.click();
      await expect(navbar.locale).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test(
    'the footer has its four groups, one e-mail, one phone number and the copyright',
    verifies('S2.footer', 'B8.footer', 'B5.external'),
    async ({ site }) => {
      await site.open('/');
      await expect(site.footer.locator('.footer__title')).toHaveText(['Contact', 'About', 'Sign in', 'Privacy policy']);
      const mail = site.footer.locator('a[href^="mailto:"]');
      await expect(mail).toHaveText([brand.email]);
      await expect(mail).toHaveAttribute('href', `mailto:${brand.email}`);
      await expect(site.footer.locator('a[href^="tel:"]')).toHaveText([brand.phone]);
      await expect(site.footer.locator('.footer__copyright')).toContainText('Copyright © 2025');
      const external = site.footer.locator('a[href^="http"]');
      for (const link of await external.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link.getByLabel('(opens in new tab)')).toBeVisible();
      }
      await expect(external).not.toHaveCount(0);
    },
  );
});

test.describe('within the docs', () => {
  test(
    'the sidebars of pages and of releases have names of their own',
    verifies('I2.accessible'),
    async ({ site, page }) => {
      await site.open('/docs/versions/Web/1_50');
      await expect(page.getByRole('navigation', { name: 'Releases' })).toBeVisible();
      await site.open('/docs/intro');
      await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    },
  );

  test(
    'breadcrumbs begin with the home page and end with the category of the page',
    verifies('B4.7'),
    async ({ site, doc, page }) => {
      await site.open('/docs/versions/Web/1_50');
      await expect(doc.breadcrumbs.getByRole('listitem')).toHaveText(['', 'Web', 'Web 1.50']);
      await doc.breadcrumbs.getByRole('link', { name: 'Home page' }).click();
      await expect(page).toHaveURL('/');
    },
  );

  test(
    'a card of the docs overview leads to its page wherever it is pressed',
    verifies('I26.cards'),
    async ({ site, page }) => {
      await site.open('/docs');
      await page
        .getByRole('listitem')
        .filter({ hasText: 'from sign-in to the first response' })
        .click({ position: { x: 8, y: 8 } });
      await expect(page).toHaveURL('/docs/survey/Docs/Getting_Started');
    },
  );

  test('previous and next lead through the sidebar, page by page', verifies('B4.7'), async ({ site, doc, page }) => {
    const previous = doc.paginator.getByRole('link', { name: /^Previous/ });
    const next = doc.paginator.getByRole('link', { name: /^Next/ });
    const [first = '', ...others] = docsPages;
    await site.open(first);
    await expect(previous).toHaveCount(0);
    for (const [index, path] of others.entries()) {
      await next.click();
      await expect(page).toHaveURL(path);
      await expect(previous).toHaveAttribute('href', docsPages[index] ?? '');
    }
    await expect(next).toHaveCount(0);
  });

  test(
    'docs show their tags, tags list their docs by title, and lead back to all tags',
    verifies('B4.6'),
    async ({ site, doc, page }) => {
      await site.open('/docs/survey/Docs/Quick_Start_Guide');
      await expect(doc.tags).toContainText('Tags:');
      await doc.tags.getByRole('link', { name: 'Guide' }).click();
      await expect(page).toHaveURL('/docs/tags/guide');
      await expect(site.heading).toHaveText(/^\d+ docs tagged with "Guide"$/);
      const titles = await site.main.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
      expect(titles).toContain('Quick start guide');
      expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b)));
      await page.getByRole('link', { name: 'View all tags' }).click();
      await expect(page).toHaveURL('/docs/tags');
      const tags = await site.main.getByRole('article').getByRole('link').allTextContents();
      expect(tags).toEqual(expect.arrayContaining(['Guide', 'Survey']));
      expect(tags).toEqual([...tags].sort((a, b) => a.localeCompare(b)));
      const guide = site.main.getByRole('article').filter({ hasText: 'Guide' });
      await expect(guide).toContainText(`${titles.length} pages`);
      await expect(guide.getByRole('paragraph')).toHaveText(/step by step/);
    },
  );

  test(
    'the table of contents holds the headings of levels 2 and 3 and follows the reader',
    verifies('S2.toc', 'B4.5'),
    async ({ site, doc, page }) => {
      await site.open('/docs/survey/Docs/Survey_Creation_and_Distribution');
      const headings = await site.main.locator('h2[id], h3[id]').evaluateAll((all) => all.map(({ id }) => `#${id}`));
      expect(
        await doc.toc.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(headings);
      expect(await site.main.locator('h3[id]').count()).toBeGreaterThan(0);
      const last = headings.at(-1) ?? '';
      await doc.toc.locator(`a[href="${last}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${last}$`));
      await page.locator(headings[2] ?? '').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
      await expect(doc.toc.locator('.table-of-contents__link--active')).toHaveAttribute('href', headings[2] ?? '');
    },
  );

  test(
    'on a small screen the table of contents waits under "On this page"',
    verifies('B4.5'),
    async ({ site, doc, page }) => {
      await page.setViewportSize({ width: 996, height: 800 });
      await site.open(LONG_DOC);
      await expect(doc.toc).toBeHidden();
      const entry = doc.mobileToc.getByRole('link', { name: 'CSV export' });
      await expect(entry).toBeHidden();
      await doc.mobileToc.getByRole('button', { name: 'On this page' }).click();
      await entry.click();
      await expect(page).toHaveURL(`${LONG_DOC}#csv-export`);
    },
  );
});

test.describe('moving between pages', () => {
  test(
    'navigation loads no page, starts at the top and puts focus at the skip region',
    verifies('B1.4', 'S4.navigation', 'B8.skip'),
    async ({ site, doc, page }) => {
      await site.open('/docs/survey/Docs/Getting_Started');
      await site.markDocument();
      await site.scrollTo(1500);
      await doc.paginator.getByRole('link', { name: /^Next/ }).click();
      await expect(page).toHaveURL('/docs/survey/Docs/Survey_Creation_and_Distribution');
      await expect(site.heading).toHaveText('From a new survey to its distribution');
      await expect.poll(() => site.scrollY()).toBe(0);
      expect(await site.isSameDocument()).toBe(true);
      await page.keyboard.press('Tab');
      await expect(site.skipLink).toBeFocused();
    },
  );

  test('a link with an anchor scrolls to its heading', verifies('B1.4', 'S4.navigation'), async ({ site, page }) => {
    await site.open('/docs');
    await site.follow('/docs/survey/Docs/Managing_Data_Transfer#xlsx-export');
    await expect(site.heading).toHaveText('Managing data transfer');
    await expect(page.locator('#xlsx-export')).toBeInViewport();
    expect(await site.scrollY()).toBeGreaterThan(0);
  });

  test(
    'a click with a key held down is for the browser, and the page one is on goes into the history once',
    verifies('S4.navigation'),
    async ({ site, page, context }) => {
      await site.open('/docs/intro');
      const entries = () => page.evaluate(() => history.length);
      const docs = page.locator('.navbar__link', { hasText: 'Docs' });
      await docs.click();
      await expect(page).not.toHaveURL(/intro/);
      const before = await entries();
      await docs.click();
      expect(await entries()).toBe(before);

      const [other] = await Promise.all([
        context.waitForEvent('page'),
        page.locator('.navbar__link', { hasText: 'Version History' }).click({ modifiers: ['ControlOrMeta'] }),
      ]);
      await other.close();
      expect(await entries()).toBe(before);
    },
  );

  test('a change of the query alone does not scroll', verifies('B1.4'), async ({ site, page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await site.open('/search?q=survey');
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('release');
    await site.scrollTo(200);
    await expect(page).toHaveURL('/search?q=release');
    expect(await site.scrollY()).toBe(200);
  });

  test(
    'links in view are prefetched once, and a link under the pointer is loaded',
    verifies('B1.2'),
    async ({ site, page }) => {
      await site.open('/docs/versions/Web/1_50');
      const prefetched = page.locator('link[rel="prefetch"]');
      await expect(prefetched).not.toHaveCount(0);
      const loaded = page.waitForRequest((request) => request.resourceType() === 'script');
      await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).hover();
      await loaded;

      const afterScrolling = async () => {
        for (const y of [100_000, 0]) {
          await site.scrollTo(y);
          await site.framesPassed();
        }
        return prefetched.count();
      };
      const once = await afterScrolling();
      expect(await afterScrolling()).toBe(once);
    },
  );

  test(
    'where the policy would refuse prefetching links, the files are fetched, and not again on the way to their page',
    verifies('B1.2', 'I2.console'),
    async ({ site, page }) => {
      await page.addInitScript(() => Reflect.set(HTMLScriptElement, 'supports', () => false));
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'fetch') asked.push(request.url());
      });
      await site.open('/docs/versions/Web/1_50');
      const scripts = () => asked.filter((url) => url.endsWith('.js'));
      await expect.poll(scripts).not.toEqual([]);
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const before = await page.evaluate(() => performance.now());
      await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
      await expect(site.heading).toHaveText('Web 1.51');
      const transferred = await page.evaluate(
        (clicked) =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter((entry) => entry.startTime > clicked && entry.initiatorType === 'script' && entry.transferSize > 0)
            .map(({ name }) => name),
        before,
      );
      expect(transferred.filter((url) => scripts().includes(url))).toEqual([]);
      expect(new Set(scripts()).size).toBe(scripts().length);
    },
  );

  for (const [reason, connection] of [
    ['on a 2g connection', { effectiveType: 'slow-2g', saveData: false }],
    ['when data is being saved', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`nothing is prefetched or preloaded ${reason}`, verifies('B1.2'), async ({ site, page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await site.open('/docs/versions/Web/1_50');
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ });
      await next.hover();
      await site.framesPassed();
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
      expect(loaded).toEqual([]);
      await next.click();
      await expect(site.heading).toHaveText('Web 1.51');
      expect(loaded).not.toEqual([]);
    });
  }

  test('a browser that cannot watch links prefetches all of them', verifies('B1.2'), async ({ site, page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await site.open('/');
    await expect.poll(() => page.locator('link[rel="prefetch"]').count()).toBeGreaterThan(10);
  });

  test(
    'the old page stays while the new one loads, and the progress bar starts after 200 ms',
    verifies('B1.1', 'B1.8', 'S4.progress', 'S9.progress'),
    async ({ site, navbar, page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
      );
      await page.clock.install();
      await site.open('/docs/survey/Docs/Intro');
      const release = Promise.withResolvers<void>();
      await page.route('**/assets/js/*.js', async (route) => {
        await release.promise;
        await route.continue();
      });
      await page.clock.pauseAt(Date.now() + 60_000);
      const asked = page.waitForRequest('**/assets/js/*.js');
      await navbar.versionHistory.click();
      await asked;
      await page.clock.runFor(199);
      await expect(site.progressBar).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(site.progressBar).toHaveCount(1);
      await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
      await page.clock.runFor(20);
      const bar = page.locator('#nprogress .bar');
      await expect(bar).toHaveAttribute('style', /translate3d\(-92%, 0px, 0px\)/);
      await expect(bar).toHaveAttribute('style', /200ms/);
      await expect(site.heading).toHaveText('Introduction to the survey product');
      release.resolve();
      await page.clock.resume();
      await expect(site.heading).toHaveText('Recent versions');
      await expect(site.progressBar).toHaveCount(0);
    },
  );

  test(
    'a page under the pointer is drawn out of sight, changes nothing, and is shown by the click',
    verifies('I7.next-page'),
    async ({ site, doc, page }) => {
      await site.open('/docs/survey/Docs/Best_Practices');
      const title = await page.title();
      const drawn = page.locator('main h1');
      const linkTo = (name: string) => doc.sidebar.locator(`a[href="/docs/survey/Docs/${name}"]`);
      await pointAt(linkTo('Intro'));
      await expect(drawn).toHaveCount(2);
      await expect(drawn.nth(1)).toBeHidden();
      await expect(page).toHaveTitle(title);
      await page.mouse.wheel(0, 300);
      await expect(drawn).toHaveCount(1);
      await pointAt(linkTo('Getting_Started'));
      await expect(drawn).toHaveCount(2);
      const upcoming = await drawn.nth(1).evaluateHandle((heading) => heading);
      await linkTo('Getting_Started').click();
      await expect(page).toHaveURL('/docs/survey/Docs/Getting_Started');
      await expect(drawn).toHaveCount(1);
      await expect(site.heading).toBeVisible();
      expect(await drawn.evaluate((heading, element) => heading === element, upcoming)).toBe(true);
      await expect(page).not.toHaveTitle(title);
    },
  );

  test('a change of the anchor alone shows no progress bar', verifies('B1.8'), async ({ site, doc, page }) => {
    await page.clock.install();
    await site.open(LONG_DOC);
    await page.clock.pauseAt(Date.now() + 60_000);
    await doc.toc.getByRole('link', { name: 'XLSX export' }).click();
    await expect(page).toHaveURL(`${LONG_DOC}#xlsx-export`);
    await page.clock.runFor(1000);
    await expect(site.progressBar).toHaveCount(0);
  });

  test(
    'when a page cannot be loaded, the site warns and loads it as a whole',
    verifies('B1.1', 'S4.navigation'),
    async ({ site, navbar, page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
      );
      await site.open('/docs/survey/Docs/Intro');
      await site.markDocument();
      await page.route('**/assets/js/*.js', (route) => route.abort());
      const warned = page.waitForEvent(
        'console',
        (message) => message.type() === 'warning' && /chunk/i.test(message.text()),
      );
      const loaded = page.waitForRequest((request) => request.isNavigationRequest());
      await navbar.versionHistory.click();
      await warned;
      expect(new URL((await loaded).url()).pathname).toBe('/docs/versions/recent-versions');
      await expect(site.heading).toHaveText('Recent versions');
      expect(await site.isSameDocument()).toBe(false);
    },
  );
});

/** Comes from elsewhere to a link that no longer moves: a link that scrolls under a resting pointer is not being pointed at. */
async function pointAt(link: Locator): Promise<void> {
  await link.page().mouse.move(0, 0);
  await link.scrollIntoViewIfNeeded();
  await link.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  await link.hover();
}
