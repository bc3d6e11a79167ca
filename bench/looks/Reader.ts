import { expect, type Locator, type Page } from '@playwright/test';

/** Much longer than anything takes, for busy machines. */
const PATIENCE_MS = 20_000;

/**
 * A reader who knows what they want and not where it is. Counts what they do, and where they hesitate: wherever the next thing to press
 * is not in the window that is before them.
 */
export class Reader {
  readonly page: Page;
  readonly hesitations: string[] = [];
  actions = 0;

  constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(PATIENCE_MS);
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get navbar(): Locator {
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  get sidebar(): Locator {
    return this.page.getByRole('navigation', { name: /^(Docs sidebar|Releases)$/ });
  }

  get contents(): Locator {
    return this.page.locator('.theme-doc-toc-desktop');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async click(target: Locator): Promise<void> {
    await this.see(target);
    this.actions++;
    await target.click();
  }

  async choose(field: Locator, option: string): Promise<void> {
    await this.see(field);
    this.actions++;
    await field.selectOption(option);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.see(field);
    this.actions++;
    await field.fill(text);
  }

  async press(key: string): Promise<void> {
    this.actions++;
    await this.page.keyboard.press(key);
  }

  async back(): Promise<void> {
    this.actions++;
    await this.page.goBack();
  }

  /** Types into the open dialog and opens a result. */
  async search(query: string, result: RegExp): Promise<void> {
    await this.type(this.dialog.getByRole('combobox'), query);
    await this.click(this.dialog.getByRole('option', { name: result }).first());
  }

  /** Waits for something, and hesitates when it is not in the window. */
  async see(target: Locator): Promise<void> {
    let middle: number | null = null;
    // Results that are drawn anew while the reader types have no box for a moment.
    const place = expect.poll(async () => (middle = middleOf(await target.boundingBox())), { timeout: PATIENCE_MS });
    await place.not.toBeNull();
    const height = this.page.viewportSize()?.height ?? 0;
    const isSeen = middle !== null && middle > 0 && middle < height;
    if (!isSeen) this.hesitations.push(`must scroll to “${(await target.innerText()).split('\n', 1)[0]}”`);
  }

  /** Throws unless the reader is on the page, and in its section where the address names one. */
  async arrive(address: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => `${url.pathname}${url.search}${url.hash}`.startsWith(address), {
      timeout: PATIENCE_MS,
    });
  }
}

function middleOf(box: { y: number; height: number } | null): number | null {
  return box && box.y + box.height / 2;
}
