import { expect, test } from 'vitest';
import { otherWords } from './otherWords.ts';

test('keeps common words that look like misspelt ones', () => {
  const common = ['the', 'survey', 'yolk', 'leeks', 'pruning', 'zebra', 'job'];
  expect(otherWords(common, ['survey', 'york', 'weeks', 'printing'])).toEqual(['pruning', 'yolk']);
});
