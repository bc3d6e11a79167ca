import type { LoadContext } from '@docusaurus/types';
import type { Release } from '@feedback-docs/releases';
import { expect, test } from 'vitest';
import { missingPages } from './missingPages.ts';

const releases = [{ path: '/docs/versions/Web/1_0' }] as Release[];
const siteAt = (baseUrl: string) => ({ siteConfig: { baseUrl } }) as LoadContext;
const docs = (...permalinks: string[]) => ({
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        { docs: permalinks.map((permalink) => ({ permalink, source: '@site/docs/versions/Web/1_0.md' })) },
      ],
    },
  },
});

test.each([
  ['/', '/docs/versions/Web/1_0'],
  ['/', '/docs/versions/Web/1_0/'],
  ['/help/', '/help/docs/versions/Web/1_0/'],
])('below %s a release page at %s is found', (baseUrl, permalink) => {
  expect(missingPages(releases, docs(permalink), siteAt(baseUrl))).toBeUndefined();
});

test('one of two docs instances is enough', () => {
  const both = { 'docusaurus-plugin-content-docs': { ...docs('/api/x')['docusaurus-plugin-content-docs'] } };
  Object.assign(both['docusaurus-plugin-content-docs'], {
    guide: docs('/docs/versions/Web/1_0')['docusaurus-plugin-content-docs'].default,
  });
  expect(missingPages(releases, both, siteAt('/'))).toBeUndefined();
});

test('docs at another address are refused, with what to change', () => {
  expect(missingPages(releases, docs('/versions/Web/1_0'), siteAt('/'))).toMatch(
    /serves that page at \/versions\/Web\/1_0.*set routeBasePath to "docs"/,
  );
});

test('a release that is no page, and a site without docs, are refused', () => {
  expect(
    missingPages(releases, { 'docusaurus-plugin-content-docs': { default: { loadedVersions: [] } } }, siteAt('/')),
  ).toContain('no docs plugin makes a page of it');
  expect(missingPages(releases, {}, siteAt('/'))).toContain('needs the docs plugin');
});
