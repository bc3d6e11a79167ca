// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMatches } from './findMatches.ts';

describe('the words to mark on a page', () => {
  test('are found in any case, to the end of the word they begin', () => {
    expect(found('<p>Radio buttons, a radio, many RADIOS</p>', ['radio'])).toEqual(['Radio', 'radio', 'RADIOS']);
  });

  test('are not found inside of other words', () => {
    expect(found('<p>A preradio and an option</p>', ['radio', 'on'])).toEqual([]);
  });

  test('are not marked in menus, buttons or hidden text', () => {
    const html = '<nav>radio</nav><button>radio</button><p hidden>radio</p><script>radio</script><p>radio</p>';
    expect(found(html, ['radio'])).toEqual(['radio']);
  });

  test('a longer stretch is one mark, not two', () => {
    expect(found('<p>radio button</p>', ['radio', 'radio button'])).toEqual(['radio button']);
  });

  test('single letters and empty words mark nothing', () => {
    expect(found('<p>a radio</p>', ['a', '', ' '])).toEqual([]);
  });

  test('stop at two hundred', () => {
    expect(found(`<p>${'radio '.repeat(300)}</p>`, ['radio'])).toHaveLength(200);
  });

  test('may be of any length and number', () => {
    const words = ['b'.repeat(100_000), 'radio', ...Array.from({ length: 100_000 }, (_, at) => `word${at}`)];
    expect(found('<p>A radio and word7</p>', words)).toEqual(['radio', 'word7']);
  });

  test('may hold any characters', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 6 })), (words) => {
        expect(() => found('<p>C++ (beta) [1.74] a*b</p>', words)).not.toThrow();
      }),
    );
    expect(found('<p>C++ 1.74 11745</p>', ['1.74', 'c++'])).toEqual(['C++', '1.74']);
  });
});

function found(html: string, words: readonly string[]): readonly string[] {
  const root = document.createElement('main');
  root.innerHTML = html;
  return findMatches(root, words).map(String);
}
