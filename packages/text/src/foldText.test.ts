import { expect, test } from 'vitest';
import { foldText } from './foldText.ts';

test.each([
  ['Radio BUTTON', 'radio button'],
  ['Café, naïve', 'cafe, naive'],
  ['ﬁnds ①', 'finds 1'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
