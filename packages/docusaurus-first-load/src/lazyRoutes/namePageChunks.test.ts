import { expect, test } from 'vitest';
import { pageChunk } from '../client/lazyRoutes/pageChunk.ts';
import type { GeneratedSite } from './GeneratedSite.ts';
import { namePageChunks } from './namePageChunks.ts';

const load = (chunk: string) => ({
  load: `() => import(/* webpackChunkName: "${chunk}" */ "@site/${chunk}.md")`,
  module: '',
});
const route = (path: string, hash: string) => ({ path, component: { hash } });
const pages = [route('/docs/a', '2'), route('/docs/b', '3')];
const site: Pick<GeneratedSite, 'routes' | 'registry' | 'chunkNames'> = {
  routes: [route('/', '0'), { ...route('/docs', '1'), routes: [route('/docs', '9'), ...pages] }],
  registry: Object.fromEntries(['page', 'aside', 'item', 'root', 'tags', 'home'].map((name) => [name, load(name)])),
  chunkNames: {
    '/-0': { __comp: 'home' },
    '/docs-1': { __comp: 'root' },
    '/docs-9': { __comp: 'tags' },
    '/docs/a-2': { __comp: 'item', content: 'page', more: ['aside', 'tags'] },
    '/docs/b-3': { __comp: 'item' },
  },
};
const { registry, chunkNames, ofPages } = namePageChunks(
  site,
  pages.map((page) => ({ list: 0, route: page })),
);

test('what only one page uses is named after its path, so that the file can be fetched before anything is known of the page', () => {
  const [first, second] = [pageChunk('/docs/a'), `${pageChunk('/docs/a')}-1`];
  expect(chunkNames['/docs/a-2']).toEqual({ __comp: 'item', content: first, more: [second, 'tags'] });
  expect([...ofPages]).toEqual([first, second]);
  expect(registry[first]?.load).toBe(`() => import(/* webpackChunkName: "${first}" */ "@site/page.md")`);
  expect(registry[second]?.load).toContain('"@site/aside.md"');
});

test('what all pages and the routes above them use shares one chunk, under the names it had', () => {
  for (const name of ['root', 'item'])
    expect(registry[name]).toEqual({
      load: `() => import(/* webpackChunkName: "frame" */ "@site/${name}.md")`,
      module: '',
      chunk: 'frame',
    });
});

test('what only some pages use, and what other routes use, keeps its chunk', () => {
  expect([registry.tags, registry.home]).toEqual([load('tags'), load('home')]);
  expect(chunkNames['/docs-1']).toEqual({ __comp: 'root' });
});

test('the site’s settings, which the app has itself, have no chunk that could be fetched', () => {
  const settings = { load: '() => import("@generated/docusaurus.config")', module: '@generated/docusaurus.config' };
  const named = namePageChunks({ ...site, registry: { ...site.registry, settings } }, []);
  expect(named.registry['settings']).toEqual({ ...settings, chunk: '' });
});
