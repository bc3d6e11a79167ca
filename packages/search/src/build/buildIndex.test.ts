import { tokenize } from '@feedback-docs/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_RECORDS, sampleRecord } from '../../test/sampleRecords.ts';
import { IndexFileError } from '../format/indexFile.ts';
import { openIndex } from '../SearchEngine.ts';
import { buildIndex } from './buildIndex.ts';

const { index } = buildIndex(SAMPLE_RECORDS);
const open = (file: Uint8Array) => openIndex(file, { loadChunk: () => '' });

describe('buildIndex', () => {
  test('gives the same bytes for the same records in any order', () => {
    const shuffled = buildIndex([...SAMPLE_RECORDS].reverse());
    expect(shuffled.index).toEqual(index);
    expect(shuffled.chunks).toEqual(buildIndex(SAMPLE_RECORDS).chunks);
  });

  test('serves an index of no records', async () => {
    const empty = open(buildIndex([]).index);
    expect(await empty.search({ query: 'survey', indexName: 'docs', facets: ['*'] })).toMatchObject({
      hits: [],
      nbHits: 0,
      facets: {},
    });
  });

  test('finds the same records without positions', () => {
    const flat = open(buildIndex(SAMPLE_RECORDS, { positions: false }).index);
    for (const query of ['radio button', 'invitations', 'stars', '1.42']) {
      expect([...flat.rank(query, 3)].slice(0, 1)).toEqual([...open(index).rank(query, 3)].slice(0, 1));
    }
  });

  test('keeps every word of every record findable', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abcé ñ.-_1ßXY中'), maxLength: 60 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), (contents) => {
        const engine = open(
          buildIndex(contents.map((content, at) => sampleRecord(at, { page: `page${at}`, content }))).index,
        );
        contents.forEach((content, record) => {
          for (const { start, end } of tokenize(content))
            expect(engine.rank(content.slice(start, end), 8)).toContain(record);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('puts a page first when its whole, unique heading is typed', () => {
    const words = ['survey', 'email', 'star', 'rating', 'logic', 'export', 'team', 'link', 'report', 'color'];
    const heading = fc
      .uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
      .map((list) => list.join(' '));
    const unique = fc.uniqueArray(heading, {
      minLength: 2,
      maxLength: 30,
      selector: (text) => text.split(' ').sort().join(' '),
    });
    fc.assert(
      fc.property(unique, (headings) => {
        const records = headings.map((page, at) =>
          sampleRecord(at, { page, content: headings[at - 1] ?? 'survey email star' }),
        );
        const engine = open(buildIndex(records).index);
        headings.forEach((text, record) => {
          expect([text, engine.rank(text, 1)[0]]).toEqual([text, record]);
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe('openIndex', () => {
  test.each([
    ['cut short', index.slice(0, -8), /it has \d+ bytes and should have \d+/],
    ['nearly empty', index.slice(0, 3), /it has only 3 bytes/],
    ['of another kind', new TextEncoder().encode('<!doctype html>'.repeat(9)), /it is another kind of file/],
    ['changed', index.map((byte, at) => (at === index.length - 9 ? byte ^ 1 : byte)), /its checksum does not match/],
    [
      'of another version',
      index.map((byte, at) => (at === 4 ? 99 : byte)),
      /it has format version 99 and this engine reads 3/,
    ],
  ])('refuses a file that is %s and says so', (_case, file, message) => {
    expect(() => open(file)).toThrow(IndexFileError);
    expect(() => open(file)).toThrow(message);
  });

  test('reads an index that does not start on a word boundary', () => {
    const shifted = new Uint8Array(index.length + 1);
    shifted.set(index, 1);
    expect(open(shifted.subarray(1)).recordCount).toBe(SAMPLE_RECORDS.length);
  });
});
