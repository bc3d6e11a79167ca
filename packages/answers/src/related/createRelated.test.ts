import type { SearchHit, SearchResult } from '@feedback-docs/protocol';
import { expect, test } from 'vitest';
import { indexAnswers } from '../corpus/AnswerIndex.ts';
import type { Section } from '../corpus/Section.ts';
import { createRelated } from './createRelated.ts';

/** One character for each number: ? is 0, @ is 1. Ship and parcel point one way, invoice another. */
const WORD_VECTORS = { dimensions: 2, words: 'ship parcel invoice', values: '@?@??@', otherWords: '' };

const SECTIONS = [
  section('/docs/ship', 'Ship', 'Ship it.'),
  section('/docs/pay', 'Invoice', 'Ship it.'),
  section('/docs/versions/1', 'Ship', 'Ship it.', true),
  section('/docs/ship#later', 'Ship', 'Ship.'),
];
const index = indexAnswers({
  sections: SECTIONS,
  unanswered: {},
  wordVectors: WORD_VECTORS,
  intents: { signs: '', values: '' },
});
/** Filters let every record through but those named. */
const withHits = (filtered: readonly number[] = []) =>
  createRelated(index, {
    hitsOf: async (records, _, max) =>
      records
        .filter((record) => !filtered.includes(record))
        .slice(0, max)
        .map((record) => ({ objectID: SECTIONS[record]?.url ?? '' })),
  });
const related = async (asked: string, found: Partial<SearchResult> = {}, filtered: readonly number[] = []) => {
  const query = { query: asked, indexName: 'docs' };
  const { relatedHits } = await withHits(filtered)(query, { ...nothing(asked), ...found });
  return relatedHits?.map(({ objectID }) => objectID);
};

test('a query whose words stand nowhere gets the sections that mean the same in name and text, never release notes', async () => {
  expect(await related('parcel')).toEqual(['/docs/ship', '/docs/ship#later']);
});

test('a query that found two sections gets none', async () => {
  const hits: SearchHit[] = [{ objectID: 'a' }, { objectID: 'b' }];
  expect(await related('parcel', { hits, nbHits: 2 })).toBeUndefined();
});

test('the one section that was found is not shown again', async () => {
  expect(await related('parcel', { hits: [{ objectID: '/docs/ship' }], nbHits: 1 })).toEqual(['/docs/ship#later']);
});

test('what the filters of the search leave out is not shown', async () => {
  expect(await related('parcel', {}, [0])).toEqual(['/docs/ship#later']);
});

test.each([
  ['words without a meaning that is known', 'xyzzy', {}],
  ['a further page', 'parcel', { page: 1 }],
  ['a search that only counts', 'parcel', { hitsPerPage: 0 }],
  ['blanks', '  ', {}],
])('%s get none', async (_, asked, found) => {
  expect(await related(asked, found)).toBeUndefined();
});

function section(url: string, title: string, text: string, isRelease = false): Section {
  return {
    url,
    page: url,
    anchor: null,
    title,
    pageTitle: title,
    parents: [],
    lines: [{ kind: 'paragraph', text }],
    askedAs: [],
    isRelease,
  };
}

function nothing(query: string): SearchResult {
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 20,
    exhaustiveNbHits: true,
    query,
    params: '',
    index: 'docs',
    processingTimeMS: 1,
  };
}
