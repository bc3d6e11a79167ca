import { expect, test } from 'vitest';
import type { GeneratedRoute } from './GeneratedSite.ts';
import { splitRoutes } from './splitRoutes.ts';

const page = (path: string): GeneratedRoute => ({ path, component: { hash: path }, exact: true });
const pages = (count: number) =>
  Array.from({ length: count }, (_, number) => page(`/docs/${String(number).padStart(4, '0')}`));
const site = (children: GeneratedRoute[]): GeneratedRoute[] => [
  page('/'),
  { path: '/docs', component: { hash: 'docs' }, routes: children },
];

test('a small site keeps all its routes in the first script', () => {
  const routes = site(pages(20));
  expect(splitRoutes({ routes })).toEqual({ routes, shards: [] });
});

test('a large site keeps the routes that every page has, and no page is lost', () => {
  const { routes, shards } = splitRoutes({ routes: site(pages(1000).reverse()) });
  expect(routes).toEqual([page('/'), { path: '/docs', component: { hash: 'docs' }, list: 0, routes: [] }]);
  expect(shards.flat().map(({ route }) => route.path)).toEqual(pages(1000).map(({ path }) => path));
  expect(shards.flat().every(({ list }) => list === 0)).toBe(true);
});

test('a shard holds neighbours only, so the first path of each tells where a page is', () => {
  const firsts = splitRoutes({ routes: site(pages(100)) }).shards.map((shard) => shard.map(({ route }) => route.path));
  for (const [index, paths] of firsts.entries()) {
    const next = firsts[index + 1]?.[0] ?? '~';
    expect(paths.every((path) => path >= (paths[0] ?? '') && path < next)).toBe(true);
  }
});
