import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadProduct } from '../../content/loadProduct.ts';
import { loadReleases } from '../../content/loadReleases.ts';
import { releaseFiles } from '../releases/releaseFiles.ts';
import { explorerPage } from './explorerPage.ts';

const siteDir = join(import.meta.dirname, '../..');
const [releases, product] = [loadReleases(siteDir), loadProduct(siteDir)];
const site = { url: 'https://docs.example.com', title: 'Survey Docs', author: 'Survey Docs' };
const page = explorerPage(releases, product.areas, site);

test('the explorer offers every feed that is published, and no other', () => {
  const published = [...releaseFiles(releases, product, site)].map(([path]) => `/${path.replace(/^\//, '')}`);
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
