import { expect, test } from 'vitest';
import { quoteSelection } from './quoteSelection.ts';

test('a selection over several lines becomes one line', () => {
  expect(quoteSelection('  Soft\n  quota ')).toBe('Soft quota');
});

test('a long selection is cut between words', () => {
  const quoted = quoteSelection('respondents '.repeat(40));
  expect(quoted).toMatch(/^(respondents )*respondents…$/);
  expect(quoted?.length).toBeLessThanOrEqual(161);
});

test('a stray click that selects a letter asks nothing', () => {
  expect(quoteSelection(' a ')).toBeNull();
});
