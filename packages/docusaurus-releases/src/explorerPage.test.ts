import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadProduct } from './content/loadProduct.ts';
import { loadReleases } from './content/loadReleases.ts';
import { explorerPage } from './explorerPage.ts';
import { releaseFiles } from './feeds/releaseFiles.ts';
import { DEFAULT_TEXTS as texts } from './texts.ts';

const siteDir = join(import.meta.dirname, '../../../site');
const [releases, product] = [loadReleases(siteDir), loadProduct(siteDir, 'product/product.yaml')];
const site = {
  url: 'https://docs.example.com',
  title: 'Survey Docs',
  author: 'Survey Docs',
  language: 'en',
  homePath: '/docs/versions',
  namespace: '5b0e9d3f-7c1a-4f26-a8d2-4e6b90c3f715',
};
const content = { releases, areas: product.areas, texts };
const page = explorerPage(content, product.features, site);

test('the explorer offers every feed that is published, and no other', () => {
  const published = [...releaseFiles({ releases, product, texts }, site)].map(
    ([path]) => `/${path.replace(/^\//, '')}`,
  );
  const offered = page.feeds.flatMap(({ atom, rss, json }) => [atom, rss, json]);
  expect(offered.toSorted()).toEqual(published.filter((path) => /(\.xml|feed\.json)$/.test(path)).toSorted());
});

test('feeds are called by what they are about', () => {
  expect(page.feeds.slice(0, 3).map(({ title }) => title)).toEqual(['All releases', 'Web', 'Mobile']);
});

test('versions can be chosen from the newest to the oldest', () => {
  expect(page.versions.web[0]).toBe('1.74');
  expect(page.versions.web.at(-1)).toBe('1.23');
  expect(page.versions.mobile).toEqual(['2.8', '2.7', '2.6', '2.5']);
});

test('a product with one platform has neither feeds nor a comparison of another', () => {
  const web = releases.filter(({ platform }) => platform === 'web');
  const alone = explorerPage({ ...content, releases: web }, product.features, site);
  expect(alone.versions.mobile).toEqual([]);
  expect(alone.feeds.map(({ title }) => title)).not.toContain('Mobile');
  expect([page.hasParity, alone.hasParity]).toEqual([true, false]);
});
