import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import releases, { validateOptions } from './index.ts';

let siteDir: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), text);
};
const RELEASE =
  '---\ntitle: Web 1.0\ndescription: Kites fly.\ndate: 2026-01-12\n---\n\nThe first one.\n\n## New\n\n- **Reel** (Lines): It winds. [Reel](/docs/reel#reel)\n';

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const context = (plugins: unknown[] = []) =>
  ({
    siteDir,
    siteConfig: { url: 'https://kites.test', baseUrl: '/help/', title: 'Kites', plugins },
    i18n: { currentLocale: 'en', localeConfigs: { en: { htmlLang: 'en' } } },
  }) as unknown as LoadContext;
const load = (options = {}) => releases(context(), validateOptions({ options })).loadContent?.();

test('without a product file the areas are those that release items name', async () => {
  write('docs/versions/Web/1_0.md', RELEASE);
  expect(await load()).toMatchObject({ product: { areas: ['Lines'], features: [] }, releases: [{ version: '1.0' }] });
});

test('a site without releases is told how to write the first one', async () => {
  await expect(load()).rejects.toThrow('docs/versions/Web/1_0.md');
});

test.each([['@feedback-docs/docusaurus-releases'], [['../packages/docusaurus-releases', {}]]])(
  'under plugins, as %j, the theme says where it belongs',
  (entry) => {
    expect(() => releases(context([entry]), validateOptions({ options: {} }))).toThrow('Move it to themes');
  },
);

test('a product file that is named and missing is named', async () => {
  write('docs/versions/Web/1_0.md', RELEASE);
  await expect(load({ product: 'produkt.yaml' })).rejects.toThrow(/cannot find .*produkt\.yaml/);
});

test('a release page that cannot be read is named with its line and what to write', async () => {
  write('docs/versions/Web/1_0.md', RELEASE.replace('2026-01-12', 'soon'));
  await expect(load()).rejects.toThrow(/docs\/versions\/Web\/1_0\.md:4 .*YYYY-MM-DD/);
});

test('compiled pages are forgotten when a release has changed, and kept when none has', async () => {
  const version = async () => {
    const plugin = releases(context(), validateOptions({ options: {} }));
    const content = (await plugin.loadContent?.()) as never;
    await plugin.contentLoaded?.({ content, actions: { createData: async () => 'data', addRoute: () => {} } } as never);
    const cache = { version: 'framework' };
    const instance = { DefinePlugin: class {} };
    plugin.configureWebpack?.(
      { experiments: { cache } } as never,
      false,
      { currentBundler: { instance } } as never,
      content,
    );
    return cache.version;
  };
  write('docs/versions/Web/1_0.md', RELEASE);
  const first = await version();
  expect(await version()).toBe(first);
  write('docs/versions/Web/1_0.md', RELEASE.replace('It winds', 'It winds and stops'));
  expect(await version()).not.toBe(first);
});
