import { escapeHtml } from '@feedback-docs/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markedText, plainText } from './markedText.ts';

describe('text with marked words', () => {
  test('a matched word is told apart from the words around it', () => {
    expect(markedText('Add a <mark>radio</mark> button')).toEqual([
      { text: 'Add a ', isMatch: false },
      { text: 'radio', isMatch: true },
      { text: ' button', isMatch: false },
    ]);
  });

  test('escaped characters are shown as the author wrote them', () => {
    expect(plainText('Using &lt;b&gt; &amp; &quot;i&quot; in Tom&#39;s label')).toBe('Using <b> & "i" in Tom\'s label');
  });

  test('markup that an engine failed to escape comes out as characters, never as an element', () => {
    expect(markedText('<img src=x onerror=alert(1)>')).toEqual([
      { text: '<img src=x onerror=alert(1)>', isMatch: false },
    ]);
  });

  test('any text comes back unchanged after an engine escaped it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainText(escapeHtml(text))).toBe(text);
      }),
    );
  });

  test('whatever an engine sends, nothing but the mark tags is taken away', () => {
    const pieces = fc.constantFrom('<mark>', '</mark>', '<b>', 'radio', ' ', '"');
    fc.assert(
      fc.property(fc.array(pieces), (sent) => {
        expect(plainText(sent.join(''))).toBe(sent.filter((piece) => !piece.includes('mark')).join(''));
      }),
    );
  });
});
