import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchTitles } from './matchTitles.ts';
import type { Page } from './Page.ts';

const pages = [
  'Survey administration and settings',
  'Radio button question',
  'Creating a survey',
  'Survey',
  'Web 1.41',
  'Café feedback kiosk',
  'Surveyor accounts for a survey',
].map((title): Page => ({ url: `/docs/${title.replaceAll(' ', '_')}`, title, description: '' }));

const titles = (query: string) => matchTitles(pages, query).map((page) => page.title);

test('the very title comes first, then titles that begin with it, then the others', () => {
  expect(titles('survey')).toEqual([
    'Survey',
    'Survey administration and settings',
    'Surveyor accounts for a survey',
    'Creating a survey',
  ]);
});

test('every word must be there, in any order, and the last may be unfinished', () => {
  expect(titles('survey creat')).toEqual(['Creating a survey']);
  expect(titles('radio surv')).toEqual([]);
});

test('only the last word may be unfinished', () => {
  expect(titles('rad button')).toEqual([]);
});

test('case, diacritics and the way a version is written do not matter', () => {
  expect(titles('CAFE FEED')).toEqual(['Café feedback kiosk']);
  expect(titles('1_41')).toEqual(['Web 1.41']);
});

test('a query without a word finds nothing', () => {
  expect(titles('')).toEqual([]);
  expect(titles(' -- ')).toEqual([]);
});

test('every title is found by itself, and what is found is always one of the pages, once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 }), fc.string(), (names, query) => {
      const list = names.map((title, index): Page => ({ url: `/${index}`, title, description: '' }));
      for (const page of list) {
        if (/[\p{L}\p{N}]/u.test(page.title.normalize('NFKD'))) expect(matchTitles(list, page.title)).toContain(page);
      }
      const found = matchTitles(list, query);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((page) => list.includes(page))).toBe(true);
    }),
  );
});
