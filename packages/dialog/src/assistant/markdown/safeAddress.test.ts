import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeAddress } from './safeAddress.ts';

test.each([
  'https://example.com/a?b=c:d#e',
  'http://example.com',
  'mailto:support@example.com',
  '/docs/survey/Docs/Appendix#limits',
  'Quick_Start_Guide',
  '#limits',
  '?q=a:b',
  '/search?q=50%25',
])('an address of the web or of this site may be followed: %s', (address) => {
  expect(safeAddress(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'javascript%3Aalert(1)',
  'javascript%253Aalert(1)',
  'javascript%25253Aalert(1)',
  '%6aavascript:alert(1)',
  'java%0ascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.com',
  'blob:https://example.com/x',
  '//evil.example/x',
  '\\\\evil.example',
  '/\\evil.example',
  '%2f%2fevil.example',
  '',
  '   ',
])('an address that could do anything else may not: %j', (address) => {
  expect(safeAddress(address)).toBeNull();
});

test('whatever is let through, a browser reads as http, https or mailto', () => {
  const pieces = fc.constantFrom(
    'javascript',
    'data',
    ':',
    '%3A',
    '%253a',
    '/',
    '\\',
    '\t',
    ' ',
    '\u0000',
    'https',
    '//',
    'x',
    '#',
    '?',
    '@',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const address = safeAddress(parts.join(''));
      if (address === null || !URL.canParse(address, 'https://docs.example.com/docs/')) return;
      const url = new URL(address, 'https://docs.example.com/docs/');
      expect(['http:', 'https:', 'mailto:']).toContain(url.protocol);
    }),
    { numRuns: 2000 },
  );
});
