import { expect, test } from 'vitest';
import { splitSentences } from './splitSentences.ts';

test.each([
  ['Open the page. Press Save! Done?', ['Open the page.', 'Press Save!', 'Done?']],
  ['Use a format, e.g. CSV. Then export.', ['Use a format, e.g. CSV.', 'Then export.']],
  ['Since 1.41 it is there. `csv` follows.', ['Since 1.41 it is there.', '`csv` follows.']],
  ['She said “Stop.” Then nothing', ['She said “Stop.”', 'Then nothing']],
  ['It says: "Too many. Remove one." Then save.', ['It says: "Too many. Remove one."', 'Then save.']],
  ['It says “Wait. Try again.” Then save.', ['It says “Wait. Try again.”', 'Then save.']],
  ['A 5" screen. It fits.', ['A 5" screen.', 'It fits.']],
  ['', []],
])('%j is %j', (paragraph, sentences) => {
  expect(splitSentences(paragraph)).toEqual(sentences);
});
