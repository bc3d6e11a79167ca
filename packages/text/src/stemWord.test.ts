import { describe, expect, test } from 'vitest';
import { stemWord } from './stemWord.ts';

describe('stemWord', () => {
  test.each([
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
