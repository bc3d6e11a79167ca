import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { SearchRecord } from '@feedback-docs/protocol';
import { openIndex } from '@feedback-docs/search';
import { afterEach, beforeEach, expect, test } from 'vitest';
import search, { type SearchPluginOptions } from './index.ts';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

/** How a site is configured beyond its docs. */
interface Configured {
  readonly baseUrl?: string;
  readonly trailingSlash?: boolean | undefined;
}

/** A page as the docs plugin knows it, by the instance and the version it belongs to. */
interface Written {
  readonly instance: string;
  readonly version: string;
  /** Below the site's own path. */
  readonly path: string;
  readonly text: string;
}

const page = (path: string, text: string, instance = 'default', version = 'current'): Written => {
  return { path, text, instance, version };
};

test.each([
  ['without trailingSlash', {}],
  ['with trailingSlash false', { trailingSlash: false }],
  ['with trailingSlash true', { trailingSlash: true }],
  ['below a path', { baseUrl: '/handbook/' }],
  ['below a path, with trailingSlash true', { baseUrl: '/handbook/', trailingSlash: true }],
])('a site %s is searched by the paths of its pages', async (_, configured) => {
  await build([page('docs/reel', 'It winds the line.'), page('docs', 'All about kites.')], configured);
  expect(await find('winds')).toEqual(['/docs/reel']);
  expect(await find('kites')).toEqual(['/docs']);
});

test('pages of all docs plugins and versions are found, each under its own tag', async () => {
  await build([
    page('docs/reel', 'It winds.'),
    page('docs/1.0/reel', 'It winds slowly.', 'default', '1.0'),
    page('api/reel', 'Call winds().', 'api'),
  ]);
  expect((await records()).map(({ docusaurus_tag }) => docusaurus_tag).sort()).toEqual([
    'docs-api-current',
    'docs-default-1.0',
    'docs-default-current',
  ]);
});

test('a site without docs is told what is searched and what to add', async () => {
  await expect(build([])).rejects.toThrow(
    'found no page of docs, and blog posts and other pages are not searched. Add',
  );
});

const outDir = () => join(siteDir, 'build');
const indexFolder = () => join(outDir(), 'search-index');

function openDocs() {
  const loadChunk = (number: number) => readFileSync(join(indexFolder(), 'docs', `${number}.json`), 'utf8');
  return { engine: openIndex(readFileSync(join(indexFolder(), 'docs.bin')), { loadChunk }), loadChunk };
}

async function find(query: string): Promise<(string | undefined)[]> {
  const { hits } = await openDocs().engine.search({ indexName: 'docs', query });
  return hits.map(({ url }) => url);
}

async function records(): Promise<SearchRecord[]> {
  const { engine, loadChunk } = openDocs();
  return Array.from({ length: engine.chunkCount }, (_, number) => JSON.parse(loadChunk(number)).records).flat();
}

/** Calls the plugin as the framework does, over pages that it has built. */
async function build(pages: readonly Written[], { baseUrl = '/', trailingSlash }: Configured = {}): Promise<void> {
  write(join('.docusaurus', 'client-manifest.json'), '{"assets":{}}');
  const context = {
    siteDir,
    generatedFilesDir: join(siteDir, '.docusaurus'),
    siteConfig: {
      title: 'Kites',
      url: 'https://kites.test',
      baseUrl,
      trailingSlash,
      plugins: [],
      themes: [],
      themeConfig: {},
    },
    i18n: { currentLocale: 'en', defaultLocale: 'en' },
  } as unknown as LoadContext;
  for (const { path, text } of pages) {
    write(join('src', `${path}.md`), text);
    const file = trailingSlash === false ? `${path}.html` : join(path, 'index.html');
    write(
      join('build', file),
      `<html><body><main><article><div class="theme-doc-markdown"><h1>Page</h1><p>${text}</p></div></article></main></body></html>`,
    );
  }
  const options: SearchPluginOptions = { mode: 'browser' };
  const plugin: Plugin<Record<string, string>> = search(context, options);
  const byInstance = Map.groupBy(pages, ({ instance }) => instance);
  const allContent = {
    'docusaurus-plugin-content-docs': Object.fromEntries(
      [...byInstance].map(([instance, own]) => [instance, { loadedVersions: versionsOf(own, context) }]),
    ),
  } as unknown as AllContent;
  await plugin.allContentLoaded?.({ allContent } as never);
  mkdirSync(outDir(), { recursive: true });
  await plugin.postBuild?.({ outDir: outDir() } as never);
}

function versionsOf(pages: readonly Written[], { siteConfig }: LoadContext) {
  return [...Map.groupBy(pages, ({ version }) => version)].map(([versionName, own]) => ({
    versionName,
    sidebars: {},
    docs: own.map(({ path }) => ({
      id: path,
      title: 'Page',
      description: '',
      tags: [],
      source: `@site/src/${path}.md`,
      permalink: `${siteConfig.baseUrl}${path}${siteConfig.trailingSlash === true ? '/' : ''}`,
    })),
  }));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), text);
}
