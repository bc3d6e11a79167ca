import type { Locator, Page } from '@playwright/test';

/** The page /search. */
export class SearchResultsPage {
  readonly field: Locator;
  readonly results: Locator;
  readonly count: Locator;

  constructor(page: Page) {
    const main = page.locator('main');
    this.field = main.getByRole('searchbox', { name: 'Search' });
    this.results = main.locator('ol').getByRole('link');
    this.count = main.getByText(/^(\d+ documents found|One document found|No results were found)$/);
  }
}
