import { expect, test } from 'vitest';
import { siteAddress } from './siteAddress.ts';

test('a site has a host of its own, or a path below one', () => {
  expect(siteAddress({ SITE_URL: 'https://docs.test' })).toEqual({
    origin: 'https://docs.test',
    baseUrl: '/',
    url: 'https://docs.test',
  });
  for (const given of ['https://x.test/docs-site', 'https://x.test/docs-site/'])
    expect(siteAddress({ SITE_URL: given })).toEqual({
      origin: 'https://x.test',
      baseUrl: '/docs-site/',
      url: 'https://x.test/docs-site',
    });
});

test.each([
  'docs.test',
  'ftp://docs.test',
  'https://docs.test?a=1',
  'https://docs.test/a#b',
  'https://docs.test/a/../b',
])('%s is no address of a site', (given) => {
  expect(() => siteAddress({ SITE_URL: given })).toThrow(`SITE_URL is "${given}". Give the scheme, the host`);
});

test('a path that the site has pages below itself is refused, with another to choose', () => {
  expect(() => siteAddress({ SITE_URL: 'https://x.test/docs/v2' })).toThrow('such as /docs-site');
});
