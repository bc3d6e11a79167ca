import { expect, test } from 'vitest';
import { printText } from './printText.ts';
import { cellsOf, sliceLine } from './sliceLine.ts';

const line = {
  kind: 'paragraph',
  text: 'Open the Flow tab. Then type Q2 there.',
  marks: [
    [9, 13, 'bold'],
    [29, 31, 'code'],
  ],
} as const;

test('bold words and code of the docs stay bold and code', () => {
  expect(printText(line)).toBe('Open the **Flow** tab. Then type `Q2` there.');
});

test('a sentence keeps the marks in it', () => {
  expect(printText(sliceLine(line, 18, line.text.length))).toBe('Then type `Q2` there.');
});

test('each cell of a row keeps its own marks', () => {
  const row = { kind: 'row', text: 'Default | none', marks: [[10, 14, 'code']] } as const;
  expect(cellsOf(row).map(printText)).toEqual(['Default', '`none`']);
});

test('code in bold words, and links to the docs, stay what they are', () => {
  const text = 'See Piping codes.';
  expect(
    printText({
      text,
      marks: [
        [4, 16, '/docs/piping'],
        [4, 10, 'bold'],
      ],
    }),
  ).toBe('See [**Piping** codes](/docs/piping).');
});
