import { fileURLToPath } from 'node:url';
import { test as base, type Locator, type Page } from '@playwright/test';
import { build } from 'esbuild';

/** Host of the test page; its files come from memory, no server runs. */
const HOST = 'http://dialog.test';

const HTML =
  '<!doctype html><html lang="en"><head><title>Survey docs</title>' +
  '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page.css"></head>' +
  '<body><script type="module" src="/page.js"></script></body></html>';

/** The test page in a real browser. */
export interface DialogPage {
  /** Opens the page; `settings` are the ones page.tsx reads. */
  open(settings?: string): Promise<void>;
  /** Opens the dialog by its shortcut. */
  search(query: string): Promise<void>;
  readonly dialog: Locator;
  readonly input: Locator;
  readonly rows: Locator;
  readonly page: Page;
}

/** Playwright's test with the bundled page at hand. Messages of failed scripts fail the test. */
export const test = base.extend<{ docs: DialogPage }, { files: ReadonlyMap<string, Uint8Array> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  files: [async ({}, use) => use(await buildPage()), { scope: 'worker' }],
  docs: async ({ page, files }, use) => {
    const faults: Error[] = [];
    page.on('pageerror', (fault) => faults.push(fault));
    await page.route(`${HOST}/**`, (route) => {
      const path = new URL(route.request().url()).pathname;
      const file = files.get(path);
      if (file === undefined) return route.fulfill({ contentType: 'text/html', body: HTML });
      return route.fulfill({
        contentType: path.endsWith('.css') ? 'text/css' : 'text/javascript',
        body: Buffer.from(file),
      });
    });
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const input = dialog.getByRole('combobox', { name: 'Search' });
    await use({
      page,
      dialog,
      input,
      rows: dialog.locator('[role="option"]:not(option)'),
      async open(settings = '') {
        await page.goto(`${HOST}/?${settings}`);
        await page.locator('button[aria-haspopup="dialog"][aria-keyshortcuts]').waitFor();
      },
      async search(query) {
        await page.keyboard.press('Control+k');
        await input.waitFor();
        await input.fill(query);
      },
    });
    if (faults.length > 0) throw new AggregateError(faults, 'A script of the page failed.');
  },
});

/** Files of the test page by path, bundled as a site would: the button first, the dialog by dynamic import. */
async function buildPage(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: { page: fileURLToPath(new URL('page.tsx', import.meta.url)) },
    outdir: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    jsx: 'automatic',
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, contents]));
}
