import { expect, test } from 'vitest';
import { queryWords } from './queryWords.ts';
import { findStopWords } from './wordWeights.ts';

test.each([
  ['what does a quota do ', ['what', 'does', 'a', 'do']],
  ['what does is_open return ', ['what', 'does']],
  ['what is std::get for in', ['what', 'is', 'for']],
  ['to be or not to be ', []],
  ['what is new ', ['what', 'is']],
])('finds the stop words of "%s"', (query, expected) => {
  const { words } = queryWords(query, false);
  const isStopWord = findStopWords(words);
  expect(words.flatMap(({ term }, at) => (isStopWord[at] === true ? [term] : []))).toEqual(expected);
});
