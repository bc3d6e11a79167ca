import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { buildAll, FRAMEWORK, installBeside } from '../../tools/strangers/buildStrangers.ts';
import type { Theme } from './Theme.ts';

/** Outside of the repository, as the strangers are: nothing but this bench needs the peer. */
const FOLDER = join(tmpdir(), 'feedback-docs-strangers-easyops');
export const EASYOPS = { name: '@easyops-cn/docusaurus-search-local', version: '0.55.3' };
/** As its own README advises, and without the blog, as ours finds docs only. */
const THEMES = `themes: [['${EASYOPS.name}', { hashed: true, indexBlog: false }]],`;

/** Installs the peer beside the framework and builds every stranger with it in place of ours. */
export async function buildEasyops(): Promise<void> {
  installBeside(FOLDER, FRAMEWORK, { [EASYOPS.name]: EASYOPS.version });
  await buildAll(FOLDER, { modes: ['browser'], themes: THEMES });
}

declare global {
  interface Window {
    /** What its worker has answered last. */
    foundByWorker?: readonly string[] | undefined;
  }
}

export const easyops: Theme = {
  name: `easyops ${EASYOPS.version}`,
  built: (stranger) => join(FOLDER, stranger, 'browser', 'build'),
  field: 'input.navbar__search-input',
  hit: '[class*="dropdownMenu"] [class*="suggestion_"]',
  weigh(built) {
    const texts = globSync(join(built, 'search-index*.json')).map((file) => readFileSync(file, 'utf8'));
    const parts = texts.map((text) => (JSON.parse(text) as { index: unknown }[]).map(({ index }) => index));
    const sum = (all: readonly string[]) => all.reduce((bytes, text) => bytes + gzipSync(text).length, 0);
    return { whole: sum(texts), ranking: sum(parts.map((part) => JSON.stringify(part))) };
  },
  // Its rows hold no addresses, so those are read from what its worker tells the page.
  async prepare(page) {
    await page.addInitScript(() => {
      const listen = MessagePort.prototype.addEventListener;
      MessagePort.prototype.addEventListener = function (this: MessagePort, ...parameters: unknown[]) {
        Reflect.apply(listen, this, ['message', note]);
        Reflect.apply(listen, this, parameters);
      };
      function note({ data }: MessageEvent): void {
        if (!Array.isArray(data?.value)) return;
        const documents = data.value.map(({ document }: { document: { u: string; h?: string } }) => document);
        window.foundByWorker = documents.map(({ u, h = '' }: { u: string; h?: string }) => u + h);
      }
    });
  },
  async find(page: Page, query: string) {
    await page.locator(easyops.field).fill('');
    await page.evaluate(() => (window.foundByWorker = undefined));
    await page.locator(easyops.field).fill(query);
    const found = await page.waitForFunction(() => window.foundByWorker);
    return [...((await found.jsonValue()) ?? [])];
  },
};
