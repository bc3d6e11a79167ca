import { test as base, expect } from '@playwright/test';
import { DocPage } from './pages/DocPage.ts';
import { MobileSidebar } from './pages/MobileSidebar.ts';
import { Navbar } from './pages/Navbar.ts';
import { SearchResultsPage } from './pages/SearchResultsPage.ts';
import { SitePage } from './pages/SitePage.ts';

export { expect } from '@playwright/test';

interface Pages {
  /** Set by tests that slip something in: all others fail when a page does what its policy forbids. */
  mayViolatePolicy: boolean;
  site: SitePage;
  navbar: Navbar;
  doc: DocPage;
  mobileSidebar: MobileSidebar;
  searchResults: SearchResultsPage;
}

/** What Chromium says of a policy, and of a string where a trusted type is required. */
const VIOLATION = /Content Security Policy|This document requires 'Trusted/;

/** Playwright's test with the page objects of the site at hand. */
export const test = base.extend<Pages>({
  mayViolatePolicy: [false, { option: true }],
  page: async ({ page, mayViolatePolicy }, use) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (VIOLATION.test(message.text())) violations.push(`${page.url()}: ${message.text()}`);
    });
    await use(page);
    if (!mayViolatePolicy) expect(violations).toEqual([]);
    // Requests that a test has not waited for end here, so that they cannot fail it afterwards.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  site: async ({ page }, use) => use(new SitePage(page)),
  navbar: async ({ page }, use) => use(new Navbar(page)),
  doc: async ({ page }, use) => use(new DocPage(page)),
  mobileSidebar: async ({ page }, use) => use(new MobileSidebar(page)),
  searchResults: async ({ page }, use) => use(new SearchResultsPage(page)),
});
