import type { SearchHit, SearchResult } from '@feedback-docs/protocol';
import { describe, expect, test } from 'vitest';
import { groupHits } from './groupHits.ts';

describe('grouping of results', () => {
  test('results stand under their top heading, in the order in which headings first appear', () => {
    const groups = groupHits([
      resultOf([hit('a', 'Survey', 'Radio'), hit('b', 'Releases', 'Web 1.74'), hit('c', 'Survey', 'Checkbox')]),
    ]);
    expect(groups.map(({ title, hits }) => [title, ids(hits)])).toEqual([
      ['Survey', ['a', 'c']],
      ['Releases', ['b']],
    ]);
  });

  test('a group shows at most five results', () => {
    const many = Array.from({ length: 9 }, (_, at) => hit(`${at}`, 'Survey', `Page ${at}`));
    expect(ids(groupHits([resultOf(many)])[0]?.hits)).toEqual(['0', '1', '2', '3', '4']);
  });

  test('sections of a page that is itself a result hang from it, and the last of them closes the line', () => {
    const [group] = groupHits([
      resultOf([
        hit('page', 'Survey', 'Radio', 'lvl1'),
        hit('one', 'Survey', 'Radio', 'lvl2'),
        hit('two', 'Survey', 'Radio', 'content'),
      ]),
    ]);
    expect(group?.hits.map(({ parent, isChild, isLastChild }) => [parent?.objectID, isChild, isLastChild])).toEqual([
      [undefined, false, false],
      ['page', true, false],
      ['page', true, true],
    ]);
  });

  test('a section that ranks above its page stays above it and does not hang from what is below', () => {
    const [group] = groupHits([
      resultOf([hit('section', 'Survey', 'Radio', 'lvl2'), hit('page', 'Survey', 'Radio', 'lvl1')]),
    ]);
    expect(group?.hits.map(({ parent, isChild }) => [parent?.objectID, isChild])).toEqual([
      ['page', false],
      [undefined, false],
    ]);
  });

  test('a page of the same name in another group is not taken for the parent', () => {
    const groups = groupHits([
      resultOf([hit('page', 'Web', 'Fixes', 'lvl1'), hit('section', 'Mobile', 'Fixes', 'lvl2')]),
    ]);
    expect(groups[1]?.hits[0]?.parent).toBeNull();
  });

  test('group titles are plain text even if their words matched', () => {
    const marked: SearchHit = {
      ...hit('a', 'Q&A', 'Radio'),
      _highlightResult: {
        hierarchy: { lvl0: { value: '<mark>Q</mark>&amp;A', matchLevel: 'partial', matchedWords: ['q'] } },
      },
    };
    expect(groupHits([resultOf([marked])])[0]?.title).toBe('Q&A');
  });

  test('the first index comes first, and each keeps its own ranks and query id', () => {
    const groups = groupHits([
      { ...resultOf([hit('a', 'Survey', 'Radio')]), index: 'docs', queryID: 'first' },
      { ...resultOf([hit('b', 'Survey', 'Radio'), hit('c', 'Other', 'Page')]), index: 'builder' },
    ]);
    expect(
      groups.map(({ indexName, number, hits }) => [indexName, number, hits[0]?.position, hits[0]?.queryID]),
    ).toEqual([
      ['docs', 0, 1, 'first'],
      ['builder', 0, 1, null],
      ['builder', 1, 2, null],
    ]);
  });

  test('records without a top heading are gathered under an empty title', () => {
    expect(groupHits([resultOf([{ objectID: 'bare', url: '/x' }])])[0]?.title).toBe('');
  });
});

function hit(objectID: string, lvl0: string, lvl1: string, type: 'lvl1' | 'lvl2' | 'content' = 'lvl2'): SearchHit {
  return { objectID, type, url: `/${objectID}`, hierarchy: { lvl0, lvl1 } };
}

function resultOf(hits: readonly SearchHit[]): SearchResult {
  return {
    hits,
    nbHits: hits.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    exhaustiveNbHits: true,
    query: 'radio',
    params: '',
    index: 'docs',
    processingTimeMS: 1,
  };
}

function ids(hits: readonly { readonly hit: SearchHit }[] | undefined): readonly string[] | undefined {
  return hits?.map(({ hit: { objectID } }) => objectID);
}
