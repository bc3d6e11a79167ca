import { expect, test } from 'vitest';
import { checkPreconditions } from './checkPreconditions.ts';

const ETAG = '"abc-br"';

test.each([
  ['"abc-br"', 'not-modified'],
  ['W/"abc-br"', 'not-modified'],
  ['"old", "abc-br"', 'not-modified'],
  ['"has,comma", W/"abc-br"', 'not-modified'],
  ['*', 'not-modified'],
  ['"abc"', 'proceed'],
  ['"old",, "older"', 'proceed'],
  ['abc-br', 'malformed'],
  ['"unclosed', 'malformed'],
  ['"a" "b"', 'malformed'],
  ['', 'malformed'],
  [`"${'a'.repeat(5000)}"`, 'malformed'],
])('with If-None-Match %s the answer is: %s', (header, expected) => {
  expect(checkPreconditions({ 'if-none-match': header }, ETAG)).toBe(expected);
});

test.each([
  ['"abc-br"', 'proceed'],
  ['*', 'proceed'],
  ['W/"abc-br"', 'failed'],
  ['"old"', 'failed'],
  ['old', 'malformed'],
])('with If-Match %s the answer is: %s', (header, expected) => {
  expect(checkPreconditions({ 'if-match': header }, ETAG)).toBe(expected);
});

test('a request without conditions proceeds', () => {
  expect(checkPreconditions({}, ETAG)).toBe('proceed');
});
