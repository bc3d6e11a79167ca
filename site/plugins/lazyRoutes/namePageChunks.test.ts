import { expect, test } from 'vitest';
import { pageChunk } from '../../src/lazyRoutes/pageChunk.ts';
import type { GeneratedSite } from './GeneratedSite.ts';
import { namePageChunks } from './namePageChunks.ts';

const load = (chunk: string) => ({
  load: `() => import(/* webpackChunkName: "${chunk}" */ "@site/${chunk}.md")`,
  module: '',
});
const site: Pick<GeneratedSite, 'registry' | 'chunkNames'> = {
  registry: { page: load('page'), aside: load('aside'), shared: load('shared'), outer: load('outer') },
  chunkNames: {
    '/docs-1': { __comp: 'outer' },
    '/docs/a-2': { __comp: 'shared', content: 'page', more: ['aside', 'outer'] },
    '/docs/b-3': { __comp: 'shared' },
  },
};
const lazy = (['/docs/a', '/docs/b'] as const).map((path, at) => ({
  list: 0,
  route: { path, component: { hash: `${at + 2}` } },
}));
const { registry, chunkNames, ofPages } = namePageChunks(site, lazy);

test('what only one page uses is named after its path, so that the file can be fetched before anything is known of the page', () => {
  const [first, second] = [pageChunk('/docs/a'), `${pageChunk('/docs/a')}-1`];
  expect(chunkNames['/docs/a-2']).toEqual({ __comp: 'shared', content: first, more: [second, 'outer'] });
  expect([...ofPages]).toEqual([first, second]);
  expect(registry[first]?.load).toBe(`() => import(/* webpackChunkName: "${first}" */ "@site/page.md")`);
  expect(registry[second]?.load).toContain('"@site/aside.md"');
});

test('what other pages use keeps its name', () => {
  expect(chunkNames['/docs-1']).toEqual({ __comp: 'outer' });
  expect(Object.keys(registry).sort()).toEqual([...ofPages, 'outer', 'shared'].sort());
});
