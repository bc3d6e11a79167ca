import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultAddress } from './resultAddress.ts';

describe('where a result leads', () => {
  test('an address crawled from the public site leads to the same page of this site, with query and anchor', () => {
    expect(resultAddress('https://docs.example.com/docs/survey?lang=en#options', {})).toEqual({
      href: '/docs/survey?lang=en#options',
      isExternal: false,
    });
  });

  test('a site under a base path gets that path in front, once', () => {
    expect(resultAddress('/docs/survey', { baseUrl: '/help/' }).href).toBe('/help/docs/survey');
    expect(resultAddress('/help/docs/survey', { baseUrl: '/help/' }).href).toBe('/help/docs/survey');
  });

  test('an address of the copy of the site that the service has leads to the same page of this site', () => {
    const toSiteAddress = (url: string) => url.replace('https://search.example.com/copy/', '/help/');
    expect(
      resultAddress('https://search.example.com/copy/docs/survey', { baseUrl: '/help/', toSiteAddress }).href,
    ).toBe('/help/docs/survey');
  });

  test('a part of every path can be replaced', () => {
    const replaceResultPath = { from: /^\/docs\/next\//g, to: '/docs/' };
    expect(resultAddress('/docs/next/survey', { replaceResultPath }).href).toBe('/docs/survey');
  });

  test('an address of another site that the rules name stays as it is', () => {
    const rules = { externalUrlPattern: /^https:\/\/status\./g };
    const address = { href: 'https://status.example.com/today', isExternal: true };
    expect(resultAddress(address.href, rules)).toEqual(address);
    expect(resultAddress(address.href, rules)).toEqual(address);
  });

  test('an address that cannot be read leads to the start of the site', () => {
    expect(resultAddress('https://[broken', { baseUrl: '/help/' })).toEqual({ href: '/help/', isExternal: false });
  });

  test('no address, however hostile, leaves the site or runs a script', () => {
    const hostile = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc
        .tuple(fc.constantFrom('javascript:', 'data:', '//', '\\\\', '/\\', 'https:\\\\'), fc.string())
        .map((p) => p.join('')),
    );
    fc.assert(
      fc.property(hostile, (url) => {
        const { href } = resultAddress(url, {});
        expect(new URL(href, 'https://this-site.example').origin).toBe('https://this-site.example');
      }),
    );
  });
});
