import type { Locator, Page, Response } from '@playwright/test';

/** What all pages of the site have in common. */
export class SitePage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get html(): Locator {
    return this.page.locator('html');
  }

  get main(): Locator {
    return this.page.locator('main').first();
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  get announcement(): Locator {
    return this.page.locator('.theme-announcement-bar');
  }

  get skipLink(): Locator {
    return this.page.getByRole('link', { name: 'Skip to main content' });
  }

  get backToTop(): Locator {
    return this.page.getByRole('button', { name: 'Scroll back to top' });
  }

  get progressBar(): Locator {
    return this.page.locator('#nprogress');
  }

  /** Opens an address and waits until the page has come to life. */
  async open(address: string): Promise<Response | null> {
    const response = await this.page.goto(address);
    await this.hydrated();
    return response;
  }

  /** Moves over the page as a pointer does, which fetches the app; the pointer itself stays where it is. */
  async showInterest(): Promise<void> {
    await this.html.dispatchEvent('pointerover');
  }

  /** Shows interest in every page from now on as soon as it is there. */
  async showInterestOnArrival(): Promise<void> {
    await this.page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.dispatchEvent(new Event('pointerover', { bubbles: true })),
      ),
    );
  }

  /** Shows interest and waits until links navigate without loading a page. */
  async hydrated(): Promise<void> {
    await this.showInterest();
    await this.page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  }

  /** Follows a link to a path the way a reader does in the content, wherever on the page the link is. */
  async follow(path: string): Promise<void> {
    await this.page.locator(`a[href="${path}"]:visible`).first().click();
  }

  /** Marks the document, so that `isSameDocument` can tell navigation from a page load. */
  async markDocument(): Promise<void> {
    await this.page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  }

  /** Whether no page was loaded since `markDocument`. */
  async isSameDocument(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
  }

  scrollTo(y: number): Promise<void> {
    return this.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  }

  /** Waits until observers of the page had their turn: two frames were drawn. */
  async framesPassed(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  scrollY(): Promise<number> {
    return this.page.evaluate(() => window.scrollY);
  }
}
