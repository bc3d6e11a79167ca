import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities, escapeHtml } from './html.ts';

test('an entity that the author wrote as text stays readable as that text', () => {
  expect(decodeEntities('write &amp;lt; for a bracket')).toBe('write &lt; for a bracket');
});

test('decimal, hexadecimal and named references become their characters', () => {
  expect(decodeEntities('A &amp; B&#8217;s &quot;c&quot;&nbsp;&#x27;&#39;')).toBe('A & B’s "c"\u00a0\'\'');
});

test('impossible character numbers and unknown names are left as they are', () => {
  const text = '&#xD800; &#0; &#9999999; &constructor; &unknown;';
  expect(decodeEntities(text)).toBe(text);
});

test('any text comes back unchanged after it was escaped', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      expect(decodeEntities(escapeHtml(text))).toBe(text);
    }),
  );
});
