import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { GeneratedRoute } from './GeneratedSite.ts';
import { readSidebars, sidebarChunk } from './readSidebars.ts';

const generated = mkdtempSync(join(tmpdir(), 'sidebars-'));
afterAll(() => rmSync(generated, { recursive: true }));
const props = join(generated, 'docusaurus-plugin-content-docs', 'default', 'p');
mkdirSync(props, { recursive: true });
writeFileSync(join(props, 'docs.json'), JSON.stringify({ version: { docsSidebars: { guides: [], releases: [] } } }));
writeFileSync(join(props, 'tags.json'), JSON.stringify({ tags: [] }));

const page = (path: string, sidebar?: string): GeneratedRoute => ({
  path,
  component: { hash: 'p' },
  ...(sidebar !== undefined && { sidebar }),
});
const site = {
  registry: Object.fromEntries(
    ['docs', 'tags'].map((name) => [
      name,
      { load: '', module: `@generated/docusaurus-plugin-content-docs/default/p/${name}.json` },
    ]),
  ),
  chunkNames: { '/docs-v': { __comp: 'root', version: 'docs' }, '/docs/tags-p': { __props: 'tags' } },
  routes: [
    {
      path: '/docs',
      component: { hash: 'v' },
      routes: [page('/docs/a', 'guides'), page('/docs/1', 'releases'), page('/docs/tags')],
    },
  ],
};

test('each page of a version is known to show its sidebar, which comes in a chunk of its own', () => {
  const [version, ...others] = readSidebars(site, generated, new Set(['/docs/a', '/docs/1']));
  expect(others).toEqual([]);
  expect([...(version?.shown ?? [])]).toEqual([
    ['/docs/a', 'guides'],
    ['/docs/1', 'releases'],
  ]);
  expect(version && sidebarChunk(version, 'releases')).toBe('sidebar-docs-1');
});

test('a version with a page that the first script knows keeps its sidebars', () => {
  expect(readSidebars(site, generated, new Set(['/docs/a']))).toEqual([]);
});
