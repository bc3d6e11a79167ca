import type { Locator, Page } from '@playwright/test';

/** The bar at the top of every page. */
export class Navbar {
  readonly root: Locator;
  readonly docs: Locator;
  readonly versionHistory: Locator;
  readonly version: Locator;
  readonly locale: Locator;
  readonly login: Locator;
  readonly colourMode: Locator;
  readonly menuButton: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('navigation', { name: 'Main' });
    const bar = this.root.locator('.navbar__inner');
    this.docs = bar.getByRole('link', { name: 'Docs', exact: true });
    this.versionHistory = bar.getByRole('link', { name: 'Version History' });
    this.version = bar.getByRole('link', { name: 'Next', exact: true });
    this.locale = bar.getByRole('button', { name: 'English' });
    this.login = bar.getByRole('link', { name: /^Login/ });
    this.colourMode = bar.getByRole('button', { name: /^Switch between dark and light mode/ });
    this.menuButton = bar.getByRole('button', { name: 'Toggle navigation bar' });
  }
}
