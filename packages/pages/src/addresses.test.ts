import { expect, test } from 'vitest';
import { createAddresses } from './addresses.ts';

const below = createAddresses({ baseUrl: '/docs-site/' });

test('a site with a host of its own writes its paths as they are', () => {
  const { toAddress, toPath } = createAddresses({ baseUrl: '/' });
  for (const path of ['/', '/docs/intro', '/docs/intro?a=1#b']) {
    expect(toAddress(path)).toBe(path);
    expect(toPath(path)).toBe(path);
  }
});

test('below a path every address begins with it, and leads back to the same page', () => {
  for (const path of ['/', '/docs/intro', '/docs/intro?a=1#b', '/docs-site/odd']) {
    expect(below.toAddress(path)).toBe(`/docs-site${path}`);
    expect(below.toPath(below.toAddress(path))).toBe(path);
  }
  expect(below.toPath('/docs-site')).toBe('/');
  expect(below.toPath('/docs-site?q=1')).toBe('/?q=1');
});

test('addresses of other sites and fragments stay as they are', () => {
  for (const address of ['https://elsewhere.test/docs', '//elsewhere.test', '#here', '']) {
    expect(below.toAddress(address)).toBe(address);
    expect(below.toPath(address)).toBe(address);
  }
  expect(below.toPath('/docs-sites/intro')).toBe('/docs-sites/intro');
});

test('with an origin addresses are complete', () => {
  const { toAddress, toPath } = createAddresses({ baseUrl: '/docs-site/' }, 'https://x.test');
  expect(toAddress('/docs/a#b')).toBe('https://x.test/docs-site/docs/a#b');
  expect(toPath('https://x.test/docs-site/docs/a#b')).toBe('/docs/a#b');
  expect(toPath('https://y.test/docs-site/docs/a#b')).toBe('https://y.test/docs-site/docs/a#b');
});

test('where pages are folders their addresses end in a slash, and those of files do not', () => {
  const { toAddress, toPath } = createAddresses({ baseUrl: '/docs-site/', trailingSlash: true });
  for (const [path, address] of [
    ['/', '/docs-site/'],
    ['/docs', '/docs-site/docs/'],
    ['/docs/intro#a.b', '/docs-site/docs/intro/#a.b'],
    ['/search?q=1.5', '/docs-site/search/?q=1.5'],
    ['/releases.json', '/docs-site/releases.json'],
  ] as const) {
    expect(toAddress(path)).toBe(address);
    expect(toPath(address)).toBe(path);
  }
  expect(toAddress('/assets/js/')).toBe('/docs-site/assets/js/');
});
