import type { Locator, Page } from '@playwright/test';

/** The panel that the hamburger opens on small screens. */
export class MobileSidebar {
  readonly root: Locator;
  readonly closeButton: Locator;
  readonly backButton: Locator;
  readonly backdrop: Locator;
  readonly panels: Locator;
  private readonly openButton: Locator;

  constructor(page: Page) {
    this.root = page.locator('.navbar-sidebar');
    this.openButton = page.getByRole('button', { name: 'Toggle navigation bar' });
    this.closeButton = page.getByRole('button', { name: 'Close navigation bar' });
    this.backButton = page.getByRole('button', { name: 'Back to main menu' });
    this.backdrop = page.locator('.navbar-sidebar__backdrop');
    this.panels = this.root.locator('.navbar-sidebar__item');
  }

  async open(): Promise<void> {
    await this.openButton.click();
    await this.closeButton.waitFor();
  }

  link(name: string): Locator {
    return this.root.getByRole('link', { name, exact: true });
  }
}
