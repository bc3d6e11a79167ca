import { verifies } from './manifest/verifies.ts';
import { changeScripts } from './pages/changeScripts.ts';
import { expect, test } from './test.ts';

const LONG_DOC = '/docs/survey/Docs/Managing_Data_Transfer';

for (const width of [768, 1280, 1440, 1920])
  for (const section of ['tasks', 'new'])
    test(
      `the cards of the home page under "${section}" stand in full rows at ${width} pixels`,
      verifies('I7.reflow'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        const tops = await page
          .locator(`section[aria-labelledby=${section}] > ul > li`)
          .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
        expect(tops.length).toBeGreaterThan(1);
        const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
        expect(new Set(rows).size).toBe(1);
      },
    );

test.describe('colour mode', () => {
  test.describe('where the system is dark', () => {
    test.use({ colorScheme: 'dark' });

    test(
      'the first visit is light all the same',
      verifies('Q6', 'S4.colour-mode', 'B6.attributes'),
      async ({ site, page }) => {
        await page.goto('/');
        await expect(site.html).toHaveAttribute('data-theme', 'light');
        await site.hydrated();
        await expect(site.html).toHaveAttribute('data-theme', 'light');
        await expect(site.html).toHaveAttribute('data-theme-choice', 'light');
      },
    );

    test(
      'the toggle goes light, dark, system, light, and every choice survives a reload',
      verifies('Q6', 'S4.colour-mode', 'B6.button'),
      async ({ site, navbar, page }) => {
        await site.open('/');
        for (const [choice, mode] of [
          ['dark', 'dark'],
          ['system', 'dark'],
          ['light', 'light'],
        ] as const) {
          await navbar.colourMode.click();
          await expect(site.html).toHaveAttribute('data-theme-choice', choice);
          await expect(site.html).toHaveAttribute('data-theme', mode);
          await expect(navbar.colourMode).toHaveAccessibleName(
            `Switch between dark and light mode (currently ${choice} mode)`,
          );
          await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe(choice);
          await page.reload();
          await site.hydrated();
          await expect(site.html).toHaveAttribute('data-theme-choice', choice);
          await expect(navbar.colourMode).toHaveAccessibleName(
            `Switch between dark and light mode (currently ${choice} mode)`,
          );
        }
      },
    );
  });

  test(
    'the stored mode is there before the first paint and without waiting for scripts',
    verifies('B6.attributes'),
    async ({ site, page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await page.route('**/assets/js/*.js', (route) => route.abort());
      await page.goto('/docs/intro');
      await expect(site.html).toHaveAttribute('data-theme', 'dark');
    },
  );

  test(
    'a query parameter overrides the mode for one load and stores nothing',
    verifies('B6.attributes'),
    async ({ site, page }) => {
      await site.open('/docs/intro?docusaurus-theme=dark');
      await expect(site.html).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
      await site.open('/docs/intro');
      await expect(site.html).toHaveAttribute('data-theme', 'light');
    },
  );

  test('another tab follows the choice', verifies('B6.sync'), async ({ site, navbar, context }) => {
    const other = await context.newPage();
    await other.goto('/docs/intro');
    await site.open('/');
    await navbar.colourMode.click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test(
    'the system is followed live in system choice, and not otherwise',
    verifies('B6.sync'),
    async ({ site, navbar, page }) => {
      await site.open('/');
      await page.emulateMedia({ colorScheme: 'dark' });
      await site.framesPassed();
      await expect(site.html).toHaveAttribute('data-theme', 'light');
      await navbar.colourMode.click();
      await navbar.colourMode.click();
      await expect(site.html).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(site.html).toHaveAttribute('data-theme', 'light');
      await expect(site.html).toHaveAttribute('data-theme-choice', 'system');
    },
  );
});

test.describe('announcement bar', () => {
  test(
    'a dismissed announcement stays away, also before the page comes to life',
    verifies('S2.announcement', 'S4.announcement', 'B8.announcement'),
    async ({ site, page }) => {
      await site.open('/');
      await expect(site.announcement).toBeVisible();
      await site.announcement.getByRole('button', { name: 'Close' }).click();
      await expect(site.announcement).toBeHidden();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss')))
        .toBe('true');
      await site.open('/docs/intro');
      await expect(site.announcement).toBeHidden();
      await page.route('**/assets/js/*.js', (route) => route.abort());
      await page.goto('/docs/survey/intro');
      await expect(site.announcement).toHaveCount(1);
      await expect(site.announcement).toBeHidden();
    },
  );

  test(
    'an announcement with another id is shown again',
    verifies('S4.announcement', 'B8.announcement'),
    async ({ site, page }) => {
      await page.addInitScript(() => {
        if (sessionStorage.getItem('visited') !== null) return;
        sessionStorage.setItem('visited', '');
        localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      });
      await site.open('/');
      await expect(site.announcement).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss')))
        .toBe('false');
    },
  );
});

test.describe('preferred version', () => {
  test(
    'a version that no longer exists is forgotten',
    verifies('S4.preferred-version', 'B4.3'),
    async ({ site, page }) => {
      await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '9.9'));
      await site.open('/docs/intro');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBeNull();
    },
  );

  test('a version that exists is kept', verifies('B4.3'), async ({ site, page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'current'));
    await site.open('/docs/intro');
    await site.framesPassed();
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
  });
});

test.describe('the hideable navbar', () => {
  test(
    'hides on the way down, shows on the way up, near the top and at the page end',
    verifies('S4.navbar', 'Q7', 'Q18', 'B7'),
    async ({ site, navbar }) => {
      await site.open(LONG_DOC);
      await expect(navbar.root).toBeInViewport();
      await site.scrollTo(600);
      await expect(navbar.root).not.toBeInViewport();
      await site.scrollTo(500);
      await expect(navbar.root).toBeInViewport();
      await site.scrollTo(900);
      await expect(navbar.root).not.toBeInViewport();
      await site.scrollTo(10);
      await expect(navbar.root).toBeInViewport();
      await site.scrollTo(1500);
      await expect(navbar.root).not.toBeInViewport();
      await site.scrollTo(1_000_000);
      await expect(navbar.root).toBeInViewport();
    },
  );

  test(
    'hides when an anchor of the page is opened, and shows on the next page',
    verifies('S4.navbar-anchor', 'B7'),
    async ({ site, navbar, doc, page }) => {
      await site.open(LONG_DOC);
      await doc.toc.getByRole('link', { name: 'XLSX export' }).click();
      await expect(page.locator('#xlsx-export')).toBeInViewport();
      await expect(navbar.root).not.toBeInViewport();
      await site.follow('/docs/survey/Docs/Intro');
      await expect(site.heading).toHaveText('Introduction to the survey product');
      await expect(navbar.root).toBeInViewport();
    },
  );

  test('with the flag off it stays', verifies('Q7'), async ({ site, navbar, page }) => {
    const changed = await changeScripts(page, (code) => code.replace('hideOnScroll:!0', 'hideOnScroll:!1'));
    await site.open(LONG_DOC);
    expect(changed()).toBe(1);
    await site.scrollTo(600);
    await site.framesPassed();
    await site.scrollTo(1200);
    await site.framesPassed();
    await expect(navbar.root).toBeInViewport({ ratio: 1 });
  });
});

test.describe('small screens', () => {
  test.use({ viewport: { width: 600, height: 700 } });

  test(
    'the hamburger opens the docs panel first, and its button leads back to the main menu',
    verifies('S2.mobile-sidebar', 'B8.mobile'),
    async ({ site, navbar, mobileSidebar, page }) => {
      await site.open('/docs/survey/Docs/Intro');
      await expect(navbar.docs).toBeHidden();
      await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false');
      await mobileSidebar.open();
      await expect(mobileSidebar.link('Best practices')).toBeInViewport();
      await expect(mobileSidebar.panels.nth(0)).toHaveAttribute('inert');
      await expect(mobileSidebar.panels.nth(1)).not.toHaveAttribute('inert');
      await mobileSidebar.backButton.click();
      await expect(mobileSidebar.link('Version History')).toBeInViewport();
      await expect(mobileSidebar.panels.nth(0)).not.toHaveAttribute('inert');
      await expect(mobileSidebar.panels.nth(1)).toHaveAttribute('inert');
      await mobileSidebar.link('Version History').click();
      await expect(page).toHaveURL('/docs/versions/recent-versions');
    },
  );

  test(
    'outside of the docs the main menu is shown, with the labels of small screens',
    verifies('S2.mobile-sidebar', 'B5.locale'),
    async ({ site, mobileSidebar }) => {
      await site.open('/');
      await mobileSidebar.open();
      for (const name of ['Docs', 'Version History', 'Next']) await expect(mobileSidebar.link(name)).toBeInViewport();
      await expect(mobileSidebar.root.getByRole('button', { name: 'Languages' })).toBeInViewport();
    },
  );

  test(
    'the page does not scroll while the sidebar is shown, and does so again after it is closed',
    verifies('S4.mobile-sidebar', 'B8.mobile'),
    async ({ site, mobileSidebar, page }) => {
      await site.open(LONG_DOC);
      await mobileSidebar.open();
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      await mobileSidebar.closeButton.click();
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      // While it slides out it takes the wheel itself.
      await expect(mobileSidebar.root).toBeHidden();
      await page.mouse.move(300, 400);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => site.scrollY()).toBeGreaterThan(0);
    },
  );

  test(
    'backdrop, Back and a wider window close the sidebar',
    verifies('B8.mobile'),
    async ({ site, mobileSidebar, page }) => {
      await site.open('/');
      await site.follow('/docs');
      await expect(site.heading).toHaveText('Documentation overview');

      await mobileSidebar.open();
      await mobileSidebar.backdrop.click({ position: { x: 560, y: 350 } });
      await expect(mobileSidebar.closeButton).not.toBeInViewport();

      await mobileSidebar.open();
      await page.goBack();
      await expect(mobileSidebar.closeButton).not.toBeInViewport();
      await expect(page).toHaveURL('/docs');

      await mobileSidebar.open();
      await page.setViewportSize({ width: 997, height: 700 });
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      await expect(mobileSidebar.closeButton).toHaveCount(0);
    },
  );

  for (const [width, isDesktop] of [
    [996, false],
    [997, true],
  ] as const) {
    test(
      `${width} pixels are ${isDesktop ? 'desktop' : 'mobile'}`,
      verifies('S2.breakpoint', 'S9.breakpoint', 'B8.mobile'),
      async ({ site, navbar, doc, page }) => {
        await page.setViewportSize({ width, height: 700 });
        await site.open('/docs/survey/Docs/Intro');
        await expect(navbar.docs).toBeVisible({ visible: isDesktop });
        await expect(navbar.menuButton).toBeVisible({ visible: !isDesktop });
        await expect(doc.sidebar).toBeVisible({ visible: isDesktop });
        await expect(doc.toc).toBeVisible({ visible: isDesktop });
      },
    );
  }
});

test.describe('getting around a page', () => {
  test('the skip link comes first and leads to the content', verifies('S2.skip', 'B8.skip'), async ({ site, page }) => {
    await site.open('/docs/survey/Docs/Intro');
    await page.keyboard.press('Tab');
    await expect(site.skipLink).toBeFocused();
    await expect(site.skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(site.main.locator(':focus')).toHaveCount(1);
  });

  test(
    'the article stands before the sidebar in the document, which is drawn beside it and comes first by keyboard',
    verifies('S2.article-first'),
    async ({ site, doc, page }) => {
      await site.open(LONG_DOC);
      const html = await (await page.request.get(LONG_DOC)).text();
      expect(html.indexOf('<main')).toBeLessThan(html.indexOf('<aside'));
      const [sidebar, main] = [await doc.sidebar.boundingBox(), await site.main.boundingBox()];
      expect((sidebar?.x ?? 0) + (sidebar?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
      await page
        .locator('.navbar')
        .getByRole('button', { name: /^Search/ })
        .focus();
      await page.keyboard.press('Tab');
      await expect(doc.sidebar.locator(':focus')).toHaveCount(1);
    },
  );

  test(
    'back to top appears on the way up only, away from the top, the end and anchor jumps',
    verifies('B8.back-to-top'),
    async ({ site, doc, page }) => {
      await site.open(LONG_DOC);
      await expect(site.backToTop).toBeHidden();
      const go = async (y: number) => {
        await site.scrollTo(y);
        await site.framesPassed();
      };
      await go(800);
      await expect(site.backToTop).toBeHidden();
      await go(700);
      await expect(site.backToTop).toBeVisible();
      await go(900);
      await expect(site.backToTop).toBeHidden();
      await go(400);
      await expect(site.backToTop).toBeVisible();
      await go(250);
      await expect(site.backToTop).toBeHidden();
      await go(1200);
      await go(1100);
      await expect(site.backToTop).toBeVisible();
      await doc.toc.getByRole('link', { name: 'CSV export' }).click();
      await expect(page).toHaveURL(/#csv-export$/);
      await expect(site.backToTop).toBeHidden();
      await go(2000);
      await go(1900);
      await site.backToTop.click();
      await expect.poll(() => site.scrollY()).toBe(0);
    },
  );
});
