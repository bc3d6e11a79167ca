import { expect, test } from 'vitest';
import { TermFinder } from './TermFinder';

const finder = new TermFinder([
  { names: ['Quota'], isProper: false },
  { names: ['Quota check'], isProper: false },
  { names: ['Editor'], isProper: true },
  { names: ['API', 'REST'], isProper: false },
  { names: ['Mark'], isProper: false },
  { names: ['Library'], isProper: false },
  { names: ['Survey Manager'], isProper: true },
]);

const found = (text: string, before = '') => finder.find(text, before).map(({ start, end }) => text.slice(start, end));

test.each([
  ['a term is found in singular and plural', 'Set a quota; two quotas in libraries.', ['quota', 'quotas', 'libraries']],
  ['the longest term wins', 'Place the quota check last.', ['quota check']],
  ['a part of a word is none', 'A misquotation, quota-based, quotas2.', []],
  ['a role is written with a capital letter', 'Every Editor has an editor.', ['Editor']],
  ['abbreviations keep their letters', 'The REST of the api rests on the API.', ['REST', 'API']],
  ['an order at the start of a sentence is no term', 'Mark it. Mark it again (mark it).', []],
  ['behind "to" or "you" a word is a verb', 'You can mark it to mark a mark.', ['mark']],
  ['several words are a term at the start of a sentence too', 'Survey Managers publish.', ['Survey Managers']],
])('%s', (_, text, terms) => {
  expect(found(text)).toEqual(terms);
});

test('what stands before a text in its paragraph tells whether a sentence begins', () => {
  expect(found('Editor roles', 'The ')).toEqual(['Editor']);
  expect(found('Editor roles', 'Done. ')).toEqual([]);
});
