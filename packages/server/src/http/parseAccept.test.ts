import { expect, test } from 'vitest';
import { parseAccept, prefersHtml } from './parseAccept.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
const JSON_TYPES = ['application/health+json', 'application/json'];

const wantsPage = (header: string | undefined) => {
  const accept = parseAccept(header);
  return accept === null ? 'malformed' : prefersHtml(accept, JSON_TYPES);
};

test.each([
  [BROWSER, true],
  ['text/html', true],
  ['text/html;q=0.4, application/json', false],
  ['application/health+json', false],
  ['*/*', false],
  ['text/*', false],
  [undefined, false],
  ['', false],
  ['text/html;q=0', false],
  ['text/html; level=1; charset="utf-8"', true],
  ['text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2', true],
])('a client that sends Accept %j gets the page: %s', (header, expected) => {
  expect(wantsPage(header)).toBe(expected);
});

test.each([
  'html',
  'text/',
  '/html',
  'text/html;q=2',
  'text/html;q=high',
  ';;;',
  'text/html/xml',
  '<script>',
  'a'.repeat(3000),
])('a malformed Accept header is recognised: %s', (header) => {
  expect(wantsPage(header)).toBe('malformed');
});
