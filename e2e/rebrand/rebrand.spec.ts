import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { findTerms } from '../../tools/productTerms/findTerms.ts';
import { brand } from '../brand.ts';
import { verifies } from '../manifest/verifies.ts';
import { startServer } from '../pages/startServer.ts';
import { buildAgain, buildRebrand, FOLDER } from './buildRebrand.ts';
import { brand as other } from './other/brand.ts';

const BUILD_MINUTES = 10;
/** What is told apart from the text in it by its name alone. */
const BINARY = /\.(?:png|ico|woff2?|ttf|br|gz|bin|wasm)$/;
/** Paths of what the server answers without a page: what is there, what is not, and what is refused. */
const PATHS = [
  '/no-such-page',
  '/docs/%E0%A4%A',
  '/health/ready',
  '/ask.md',
  '/ask.md?q=Who+won+the+cup%3F',
  '/mcp',
  '/my-data',
];

test.describe.configure({ mode: 'serial' });

test(
  'a site with the brand, the profile and the docs of another product has no trace of the one before',
  verifies('P.rebrand'),
  async ({ request }) => {
    test.setTimeout(BUILD_MINUTES * 60_000);
    expect(Object.keys(other).sort()).toEqual(Object.keys(brand).sort());
    await buildRebrand();

    const build = join(FOLDER, 'build');
    const files = globSync('**/*', { cwd: build, withFileTypes: true })
      .filter((entry) => entry.isFile() && !BINARY.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    const traces = files.flatMap((file) => tracesIn(readFileSync(file, 'utf8'), file));
    expect(traces).toEqual([]);
    for (const file of [
      'index.html',
      'atom.xml',
      'site.webmanifest',
      'opensearch.xml',
      'llms.txt',
      'docs/kiln/schedules.html',
    ])
      expect(readFileSync(join(build, file), 'utf8'), file).toMatch(/kiln/i);

    const server = await startServer(FOLDER, { settings: { NODE_ENV: 'production' } });
    try {
      for (const path of PATHS) {
        const answer = await request.get(server.origin + path);
        const headers = JSON.stringify(answer.headers());
        expect(tracesIn(headers + (await answer.text()), path)).toEqual([]);
      }
      const asked = await request.get(`${server.origin}/ask.md?q=${encodeURIComponent('How long does a load cool?')}`);
      expect(await asked.text()).toMatch(/twelve hours[\s\S]*\/docs\/kiln\/first-firing#cooling/);
      const found = await request.post(`${server.origin}/1/indexes/docs/query`, {
        headers: { 'x-algolia-application-id': 'KILN', 'x-algolia-api-key': 'public-search-key' },
        data: { query: 'oven ramp' },
      });
      const hits = await found.text();
      expect(hits).toContain('/docs/kiln/schedules#ramps');
      expect(tracesIn(hits, 'search')).toEqual([]);
    } finally {
      await server.stop();
    }
    // The folder that this repository lies in may be called anything.
    expect(tracesIn(server.printed().replaceAll(process.cwd(), ''), 'what the server printed')).toEqual([]);
  },
);

test('a build sees changed figures, plugins and features, though the pages around them are in the cache', async () => {
  test.setTimeout(BUILD_MINUTES * 60_000);
  change('docs/kiln/figures/schedule.dot', 'Cooling', 'Opening');
  change('plugins/markdown/remarkFigures.ts', "['figure', kind]", "['figure', 'figure--by-changed-plugin', kind]");
  change('product/product.yaml', 'name: Schedules', 'name: Firing plans');
  change('docs/versions/Web/1_0.md', '**Schedules**', '**Firing plans**');
  await buildAgain();

  const page = readFileSync(join(FOLDER, 'build/docs/kiln/schedules.html'), 'utf8');
  expect(page).toContain('Opening');
  expect(page).toContain('figure--by-changed-plugin');
  expect(page).toContain('Came with this release: Firing plans');
});

function change(file: string, from: string, to: string): void {
  const path = join(FOLDER, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** The nouns of our product, and what brand.ts says of its owner that the other one's does not say as well. */
const TERMS = [
  ...(parse(readFileSync('site/product/terms.yaml', 'utf8')) as string[]),
  ...Object.values(brand).filter((value): value is string => typeof value === 'string' && value !== ''),
];

function tracesIn(text: string, where: string): string[] {
  return findTerms(text, TERMS).map(({ term, line }) => `${where}:${line} ${term}`);
}
