import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardSvg, wrapTitle } from './cardSvg.ts';

test('a long title is broken between words', () => {
  expect(wrapTitle('Survey customization and advanced features')).toEqual([
    'Survey customization and',
    'advanced features',
  ]);
});

test('whatever the title, it keeps to four lines that fit the card', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const lines = wrapTitle(title);
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(28);
    }),
  );
});

test('a title with markup in it is shown as written', () => {
  expect(cardSvg({ title: 'a < b & c', section: 'Docs' })).toContain('a &lt; b &amp; c');
});
