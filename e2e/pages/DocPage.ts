import type { Locator, Page } from '@playwright/test';

/** A page of the docs: what surrounds the text, and the blocks of code in it. */
export class DocPage {
  readonly sidebar: Locator;
  readonly breadcrumbs: Locator;
  readonly paginator: Locator;
  readonly toc: Locator;
  readonly mobileToc: Locator;
  readonly tags: Locator;
  readonly codeBlock: Locator;

  constructor(page: Page) {
    this.sidebar = page.getByRole('navigation', { name: /^(Docs sidebar|Releases)$/ });
    this.breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    this.paginator = page.getByRole('navigation', { name: 'Docs pages' });
    this.toc = page.locator('.theme-doc-toc-desktop');
    this.mobileToc = page.locator('.theme-doc-toc-mobile');
    this.tags = page.locator('.theme-doc-footer-tags-row');
    this.codeBlock = page.locator('.theme-code-block').first();
  }

  /** Where the links of the sidebar lead, from top to bottom. */
  sidebarPaths(): Promise<(string | null)[]> {
    return this.sidebar.locator('a.menu__link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  }

  /** The paths of the first level of the sidebar in order, each with those beneath it. */
  async sidebarTree(): Promise<[path: string | undefined, below: string[]][]> {
    return this.sidebar.locator('ul.theme-doc-sidebar-menu > li').evaluateAll((items) =>
      items.map((item) => {
        const [path, ...below] = [...item.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
        return [path, below];
      }),
    );
  }

  get copyButton(): Locator {
    return this.codeBlock.getByRole('button', { name: /^Cop(y code|ied)/ });
  }

  get wrapButton(): Locator {
    return this.codeBlock.getByRole('button', { name: 'Toggle word wrap' });
  }
}
