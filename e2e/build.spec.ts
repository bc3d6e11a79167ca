import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { verifies } from './manifest/verifies.ts';
import { buildFixture } from './pages/buildFixture.ts';
import { expect, test } from './test.ts';

test('a broken link fails the build and is named', verifies('S8.build-fails', 'B4.8'), async () => {
  const { code, output } = await buildFixture('broken-link');
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toContain('linking to /quotas');
  expect(code).toBe(1);
});

test('a broken Markdown image fails the build and is named', verifies('S8.build-fails', 'B4.8'), async () => {
  const { code, output } = await buildFixture('broken-image');
  expect(output).toContain('Markdown image with URL `./builder.png`');
  expect(code).toBe(1);
});

test(
  'an unknown type of navbar item stops the build when the configuration is read',
  verifies('S5.item-type', 'Q12'),
  async () => {
    const { code, output } = await buildFixture('unknown-item');
    expect(output).toContain('Bad navbar item type docsMenu');
    expect(code).toBe(1);
  },
);

test(
  'faults of the configuration that show when pages are drawn fail the build, each with its page and what to do',
  verifies('S5.version-dropdown', 'S5.sidebar-item', 'S5.item-type', 'S5.default-export', 'Q12', 'B1.6', 'B5.errors'),
  async () => {
    const { code, output } = await buildFixture('broken-config');
    expect(code).toBe(1);
    const reasons = output.split("Can't render static file for pathname ").map((reason) => reason.replace(/\s+/g, ' '));
    const reasonOf = (page: string) => reasons.find((reason) => reason.startsWith(`"${page}"`));
    expect(reasonOf('/unknown-version')).toMatch(
      /No docs version exist for name '9\.9'.*Available version names: - current/,
    );
    expect(reasonOf('/sidebar-without-links')).toContain(
      'Sidebar with ID "withoutLinks" doesn\'t have anything to be linked to.',
    );
    expect(reasonOf('/unknown-sidebar')).toMatch(/Can't find any sidebar with id "manual".*- guide - withoutLinks/);
    expect(reasonOf('/unregistered-type')).toContain('No NavbarItem component found for type "custom-menu".');
    expect(reasonOf('/without-default-export')).toContain(
      "The page component at /without-default-export doesn't have a default export.",
    );
  },
);

test.describe('a site with two versions and small faults', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Awaited<ReturnType<typeof buildFixture>>;

  test(
    'broken anchors, duplicate routes and broken Markdown links warn and let the build pass',
    verifies('S8.build-warns', 'B4.8'),
    async () => {
      site = await buildFixture('warnings');
      expect(site.output).toMatch(/\[WARNING\] Duplicate routes found!/);
      expect(site.output).toMatch(/\[WARNING\] Docusaurus found broken anchors!/);
      expect(site.output).toMatch(/\[WARNING\] Markdown link with URL `\.\/reminders\.md`/);
      expect(site.code).toBe(0);
    },
  );

  test(
    'the newer version says that it is unreleased, leads to the latest and carries a badge',
    verifies('B4.2'),
    async ({ page }) => {
      await serve(page, site.folder);
      await page.goto('/docs/next');
      const banner = page.getByRole('alert');
      await expect(banner).toContainText('This is unreleased documentation');
      await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: Next');
      await banner.getByRole('link', { name: 'latest version' }).click();
      await expect(page).toHaveURL('/docs');
      await expect(banner).toHaveCount(0);
      await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: 1.0');
      await expect.poll(() => preferredVersion(page)).toBe('1.0');
    },
  );

  test(
    'the version dropdown leads to the same doc in another version, keeps query and anchor, and remembers the choice',
    verifies('B5.version-kept', 'B5.dropdown'),
    async ({ page, site: open }) => {
      await serve(page, site.folder);
      await open.open('/docs?from=mail#guide');
      await page.getByRole('navigation', { name: 'Main' }).locator('.navbar__link', { hasText: '1.0' }).hover();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/docs/next?from=mail#guide');
      await expect.poll(() => preferredVersion(page)).toBe('current');
    },
  );
});

test('the libraries keep their constants', verifies('B1.7', 'S9.libraries'), () => {
  const source = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');
  expect(source('react-router/cjs/react-router.js')).toMatch(/cacheLimit = 10000/);
  expect(source('scheduler/cjs/scheduler.production.js')).toMatch(/frameInterval = 5,/);
});

function preferredVersion(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
}

/** Answers the page's requests with the files of a built fixture, under the address of the real site. */
async function serve(page: Page, folder: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/' ? '/index.html' : extname(pathname) === '' ? `${pathname}.html` : pathname;
    await route.fulfill({ path: join(folder, file) });
  });
}
