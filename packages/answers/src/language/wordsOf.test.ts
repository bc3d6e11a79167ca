import { expect, test } from 'vitest';
import { wordsOf } from './wordsOf.ts';

test.each([
  ['I cannot log in', 'signin'],
  ['logged-in members', 'signin'],
  ['signing in with a code', 'signin'],
  ['is logging on by default', 'log'],
  ['switch logging on', 'log'],
])('%j has the word %s', (text, stem) => {
  const stems = wordsOf(text).map((word) => word.stem);
  expect(stems).toContain(stem);
  expect(stems.includes('signin')).toBe(stem === 'signin');
});

test('a name in camel case is found by itself and by the words it is made of', () => {
  const stems = wordsOf('Set forceCloseConnections of the HTTPServer').map((word) => word.stem);
  expect(stems).toEqual([
    'set',
    'forcecloseconnect',
    'forc',
    'close',
    'connect',
    'of',
    'the',
    'httpserver',
    'http',
    'server',
  ]);
});
