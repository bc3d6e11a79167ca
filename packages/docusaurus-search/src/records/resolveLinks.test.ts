import type { Section } from '@feedback-docs/answers';
import { expect, test } from 'vitest';
import { resolveLinks, type SitePlace } from './resolveLinks.ts';

/** Where links of a line on this page lead. */
function addressesOf(
  hrefs: readonly string[],
  place: Partial<SitePlace> = {},
  page = '/docs/export',
): readonly string[] {
  const section: Section = {
    url: `${page}#spss`,
    page,
    anchor: 'spss',
    title: 'SPSS',
    pageTitle: 'Export',
    parents: [],
    lines: [{ kind: 'paragraph', text: 'Here.', links: hrefs.map((href) => [0, 4, href]) }],
    askedAs: [],
    isRelease: false,
  };
  const [resolved] = resolveLinks([section], { url: 'https://docs.example.com', baseUrl: '/', ...place });
  return resolved?.lines.flatMap(({ links = [] }) => links.map(([, , address]) => address)) ?? [];
}

test('links within the site become its paths, whatever they are written like', () => {
  const hrefs = [
    '#csv',
    '/docs/import#file',
    './import#file',
    '/files/a.csv?x=1',
    'https://docs.example.com/docs/import',
  ];
  expect(addressesOf(hrefs)).toEqual([
    '/docs/export#csv',
    '/docs/import#file',
    '/docs/import#file',
    '/files/a.csv?x=1',
    '/docs/import',
  ]);
});

test('links below the base of the site lose it, those beside it are whole addresses', () => {
  const place = { baseUrl: '/help/', trailingSlash: true };
  expect(addressesOf(['/help/docs/import/#file', '../import/', '/shop', '#csv'], place)).toEqual([
    '/docs/import#file',
    '/docs/import',
    'https://docs.example.com/shop',
    '/docs/export#csv',
  ]);
});

test('other sites and mailboxes keep their addresses, and nothing else is a link', () => {
  const hrefs = [
    'https://example.org/a_(b)',
    'mailto:help@example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
  ];
  expect(addressesOf(hrefs)).toEqual(['https://example.org/a_%28b%29', 'mailto:help@example.com']);
});
