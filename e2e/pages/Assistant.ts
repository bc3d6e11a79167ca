import type { Locator, Page } from '@playwright/test';
import { SearchDialog } from './SearchDialog.ts';

/** AI mode of the search dialog. */
export class Assistant {
  readonly dialog: SearchDialog;
  readonly root: Locator;
  readonly field: Locator;
  readonly exchanges: Locator;
  readonly sources: Locator;
  readonly stop: Locator;
  readonly like: Locator;
  readonly copy: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.dialog = new SearchDialog(page);
    this.root = this.dialog.root;
    this.field = this.root.getByRole('searchbox', { name: 'Your question' });
    this.exchanges = this.root.getByRole('article');
    this.sources = this.root.getByRole('region', { name: 'Related sources' });
    this.stop = this.root.getByRole('button', { name: 'Stop answering' });
    this.like = this.root.getByRole('button', { name: 'Like', exact: true });
    this.copy = this.root.getByRole('button', { name: 'Copy', exact: true });
  }

  /** Opens the dialog and goes into AI mode without a question. */
  async enter(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.dialog.rows.filter({ hasText: 'Ask AI a question' }).click();
  }

  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.field.press('Enter');
  }

  async choose(item: string): Promise<void> {
    await this.root.getByRole('button', { name: 'Conversation menu' }).click();
    await this.root.getByRole('menuitem', { name: item }).click();
  }
}
