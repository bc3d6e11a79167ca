import { describe, expect, it } from 'vitest';
import { linkedParts } from './identifierParts.ts';

describe('linkedParts', () => {
  it.each([
    ['radioButton', ['radio', 'button']],
    ['HTMLElement', ['html', 'element']],
    ['APIs', []],
    ['1.41.2', ['1', '1.41']],
    ['v18', ['18']],
  ])('links the parts of %j', (word, parts) => {
    expect(linkedParts(word, word.toLowerCase())).toEqual(parts);
  });
});
