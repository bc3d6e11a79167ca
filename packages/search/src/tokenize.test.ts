import { describe, expect, it } from 'vitest';
import { linkedParts } from './identifierParts.ts';
import { stemWord } from './stemWord.ts';
import { tokenize } from './tokenize.ts';

describe('tokenize', () => {
  it.each([
    ['Radio button', ['radio', 'button']],
    ['radio_button, radio-button', ['radio', 'button', 'radio', 'button']],
    ['1.41 = 1_41 = v1.41', ['1.41', '1.41', '1.41']],
    ['1.41rc', ['1', '41rc']],
    ["What's new, don’t", ['what', 'new', 'don']],
    ['Émile ﬁnds', ['emile', 'finds']],
    ['lone \ud800 half', ['lone', 'half']],
    ['x'.repeat(40), ['x'.repeat(32)]],
  ])('cuts %j into words', (text, terms) => {
    expect(tokenize(text).map(({ term }) => term)).toEqual(terms);
  });

  it('keeps offsets of the text as given', () => {
    expect(tokenize('– Émile’s „v1.41“')).toEqual([
      { start: 2, end: 9, term: 'emile' },
      { start: 11, end: 16, term: '1.41' },
    ]);
  });
});

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

describe('stemWord', () => {
  it.each([
    [['connect', 'connects', 'connected', 'connecting', 'connection', 'connections'], 'connect'],
    [['relate', 'relational', 'relates'], 'relat'],
    [['reply', 'replies', 'replied'], 'repli'],
    [['hope', 'hoping'], 'hope'],
    [['run', 'running', 'runs'], 'run'],
    [['1.41'], '1.41'],
  ])('links %j', (words, stem) => {
    expect(words.map(stemWord)).toEqual(words.map(() => stem));
  });
});
