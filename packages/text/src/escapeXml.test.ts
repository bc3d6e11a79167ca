import fc from 'fast-check';
import { parseAtomFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { escapeXml } from './escapeXml.ts';

describe('text in XML', () => {
  test('comes back as it was, whatever marks it holds', () => {
    const marks = fc.string({
      unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', 'é', '😀', ']]>', '&amp;'),
      minLength: 1,
    });
    fc.assert(
      fc.property(marks, (text) => {
        const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><id>a</id><title>${escapeXml(text)}</title></feed>`;
        expect(parseAtomFeed(feed).title?.value).toBe(text);
      }),
    );
  });

  test('loses the characters that XML forbids', () => {
    expect(escapeXml('a\u0000b\u001Bc\uFFFEd\uD800e\tf')).toBe('abcde\tf');
  });
});
