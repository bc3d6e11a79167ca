import { test as base } from '@playwright/test';
import { DocPage } from './pages/DocPage.ts';
import { MobileSidebar } from './pages/MobileSidebar.ts';
import { Navbar } from './pages/Navbar.ts';
import { SearchResultsPage } from './pages/SearchResultsPage.ts';
import { SitePage } from './pages/SitePage.ts';

export { expect } from '@playwright/test';

interface Pages {
  site: SitePage;
  navbar: Navbar;
  doc: DocPage;
  mobileSidebar: MobileSidebar;
  searchResults: SearchResultsPage;
}

/** Playwright's test with the page objects of the site at hand. */
export const test = base.extend<Pages>({
  page: async ({ page }, use) => {
    await use(page);
    // Requests that a test has not waited for end here, so that they cannot fail it afterwards.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  site: async ({ page }, use) => use(new SitePage(page)),
  navbar: async ({ page }, use) => use(new Navbar(page)),
  doc: async ({ page }, use) => use(new DocPage(page)),
  mobileSidebar: async ({ page }, use) => use(new MobileSidebar(page)),
  searchResults: async ({ page }, use) => use(new SearchResultsPage(page)),
});
