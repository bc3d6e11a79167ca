import type { Locator, Page } from '@playwright/test';

/** The search dialog and the button it opens from. */
export class SearchDialog {
  readonly button: Locator;
  readonly root: Locator;
  readonly field: Locator;
  /** Every row, with the one that asks the assistant. */
  readonly rows: Locator;
  readonly hits: Locator;
  readonly seeAll: Locator;

  constructor(page: Page) {
    this.button = page.locator('button.DocSearch-Button');
    this.root = page.getByRole('dialog');
    this.field = this.root.locator('#docsearch-input');
    this.rows = this.root.getByRole('option');
    this.hits = this.root.locator('[role="option"][id^="docsearch-hits"]');
    this.seeAll = this.root.getByRole('link', { name: /^See all \d+ results$/ });
  }
}
