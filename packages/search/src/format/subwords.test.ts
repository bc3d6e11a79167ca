import { describe, expect, test } from 'vitest';
import { linkedSubwords } from './subwords.ts';

describe('linked subwords', () => {
  test.each([
    ['radioButton', ['radio', 'button']],
    ['HTMLElement', ['html', 'element']],
    ['APIs', []],
    ['1.41.2', ['1', '1.41']],
    ['v18', ['18']],
  ])('are found for %j', (word, expected) => {
    expect(linkedSubwords(word, word.toLowerCase())).toEqual(expected);
  });
});
