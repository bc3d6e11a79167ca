import { expect, test } from 'vitest';
import { plainWords } from './plainWords.ts';

test.each([
  ['Don’t send it!', ['dont', 'send', 'it']],
  ["the panel's e-mail", ['the', 'panels', 'e', 'mail']],
  ['Web 1.31', ['web']],
  ['forceCloseConnections', ['forcecloseconnections', 'force', 'close', 'connections']],
  ['', []],
])('%j is read as the words that have vectors', (text, words) => {
  expect(plainWords(text)).toEqual(words);
});
