import { describe, expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';

describe('tokenize', () => {
  test.each([
    ['Radio button', ['radio', 'button']],
    ['radio_button, radio-button', ['radio', 'button', 'radio', 'button']],
    ['1.41 = 1_41 = v1.41', ['1.41', '1.41', '1.41']],
    ['1.41rc', ['1', '41rc']],
    ['5,000 of 1,000,000, or 1,2 and 12,3456', ['5000', 'of', '1000000', 'or', '1', '2', 'and', '12', '3456']],
    ["What's new, don’t", ['what', 'new', 'don']],
    ['Émile ﬁnds', ['emile', 'finds']],
    ['C++ or c#, page#part and a+b', ['c++', 'or', 'c#', 'page', 'part', 'and', 'a', 'b']],
    ['lone \ud800 half', ['lone', 'half']],
    ['x'.repeat(40), ['x'.repeat(32)]],
  ])('cuts %j into words', (text, terms) => {
    expect(tokenize(text).map(({ term }) => term)).toEqual(terms);
  });

  test('keeps offsets of the text as given', () => {
    expect(tokenize('– Émile’s „v1.41“')).toEqual([
      { start: 2, end: 9, term: 'emile' },
      { start: 11, end: 16, term: '1.41' },
    ]);
  });
});
