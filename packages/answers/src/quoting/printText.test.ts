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

test('links stay links, around bold words and code as well as in them', () => {
  const text = 'See Piping codes.';
  const to = (from: number, end: number) => [[from, end, '/docs/piping']] as const;
  expect(printText({ text, marks: [[4, 10, 'bold']], links: to(4, 16) })).toBe('See [**Piping** codes](/docs/piping).');
  expect(printText({ text, marks: [[4, 16, 'bold']], links: to(4, 10) })).toBe('See **[Piping](/docs/piping) codes**.');
  expect(printText({ text, marks: [[4, 10, 'code']], links: to(4, 10) })).toBe('See [`Piping`](/docs/piping) codes.');
  expect(printText({ text, marks: [[4, 16, 'code']], links: to(4, 10) })).toBe('See [`Piping`](/docs/piping)` codes`.');
});

test('a sentence keeps the links in it', () => {
  const links = [[29, 31, '/docs/q2']] as const;
  expect(printText(sliceLine({ ...line, links }, 18, line.text.length))).toBe('Then type [`Q2`](/docs/q2) there.');
  expect(printText(sliceLine({ ...line, links }, 0, 18))).toBe('Open the **Flow** tab.');
});
