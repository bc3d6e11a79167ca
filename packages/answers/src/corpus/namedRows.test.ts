import { expect, test } from 'vitest';
import { indexRows } from './namedRows.ts';
import type { Line, SectionText } from './Section.ts';

const ROWS = [
  'Boats in a harbour | 200 | No more are let in',
  'Berths and buoys in a harbour | 100 of each | Full',
  'Boats in a convoy | 12 | The rest wait',
  'Length of a mooring rope | 40 m | Refused',
  'Ropes on a bollard | 3 | Refused',
  'Pilots in a watch | 4 | –',
  'Pilots on an island | 9 | –',
  'Anchor `A7` | of iron | –',
];
const EVERYDAY = new Set(['boat', 'keep']);
const COMMON = new Set(['harbour']);

const section: SectionText = {
  url: '/harbour#limits',
  page: '/harbour',
  anchor: 'limits',
  title: 'Limits',
  pageTitle: 'Harbour',
  parents: [],
  lines: ROWS.map((text): Line => ({ kind: 'row', text })),
  isRelease: false,
};
const rowsNamedIn = indexRows(
  [section],
  (stem) => EVERYDAY.has(stem) || COMMON.has(stem),
  (stem) => EVERYDAY.has(stem),
);
const labelsIn = (question: string) => rowsNamedIn(question).map(({ line }) => line.text.split(' | ')[0]);

test.each([
  ['max number of boats', ['Boats in a harbour']],
  ['How many boats can a harbour keep?', ['Boats in a harbour']],
  ['how many boats are allowed in a convoy', ['Boats in a convoy']],
  ['maximum buoys', ['Berths and buoys in a harbour']],
  ['how long can a mooring rope be', ['Length of a mooring rope']],
  ['how many pilots can there be', ['Pilots in a watch', 'Pilots on an island']],
])('"%s" names %j', (question, labels) => {
  expect(labelsIn(question)).toEqual(labels);
});

test.each([
  ['what a row is counted in, not what it counts', 'how many harbours can there be'],
  ['something that no row has a word for', 'how many painted boats can a harbour keep'],
  ['a row without an amount', 'how many anchors are allowed'],
  ['what there is, not what there may be', 'how many pilots do we have'],
  ['nothing', 'how many?'],
])('names no row by %s', (_what, question) => {
  expect(labelsIn(question)).toEqual([]);
});
