import { ProtocolError, parseSearchQuery } from '@feedback-docs/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex } from '../src/build/buildIndex.ts';
import { openIndex } from '../src/SearchEngine.ts';
import { SAMPLE_RECORDS, sampleRecord } from './sampleRecords.ts';

const REQUESTS = 20_000;
const MAX_MS = 250;

const many = Array.from({ length: 2000 }, (_, at) =>
  sampleRecord(at + 100, {
    page: `Page ${at % 97} survey`,
    heading: `Step ${at} of rating ${at % 13}`,
    content: `Answer ${at} about email, export and teams ${at % 7}.`,
  }),
);
const built = buildIndex([...SAMPLE_RECORDS, ...many]);
const engine = openIndex(built.index, {
  loadChunk: (chunk) => built.chunks[chunk] ?? '',
  synonyms: [['survey', 'poll']],
});

const word = fc.constantFrom(
  'survey',
  'rating',
  'a',
  'e',
  'step',
  '"',
  '-',
  'radioButton',
  '1.41',
  'answre',
  'teamz',
  '__proto__',
  'constructor',
  '\ud800',
  '中',
  'é',
  '<mark>',
  'how',
  'the',
  'x'.repeat(70),
);
const query = fc.oneof(
  fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 520 }),
);
const facet = fc.constantFrom(
  'area:survey',
  'area:-survey',
  'platform:web',
  'type:lvl2',
  '__proto__:1',
  'constructor:a',
);
const broken = fc.constantFrom('area:survey', 'released>3', 'NOT tags:basics', '(', ')', 'AND', ':', 'x:"', '-');
const value = fc.oneof(fc.jsonValue({ maxDepth: 6 }), fc.integer(), fc.constantFrom(null, true, -1, 1e308, '', '*'));
/** Mostly a value of the right kind, now and then any JSON. */
function mostly(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 24, arbitrary: right }, { weight: 1, arbitrary: value });
}

const request = fc.record(
  {
    query: mostly(query),
    indexName: fc.constant('docs'),
    hitsPerPage: mostly(fc.integer({ min: 0, max: 102 })),
    page: mostly(fc.oneof(fc.nat(3), fc.constantFrom(1_000_000, 2_000_000))),
    distinct: mostly(fc.nat(3)),
    facets: mostly(fc.subarray(['area', '*', '__proto__', 'constructor', 'platform'])),
    facetFilters: mostly(fc.array(fc.oneof(facet, fc.array(facet, { maxLength: 3 })), { maxLength: 3 })),
    numericFilters: mostly(fc.array(fc.constantFrom('released>3', 'released:1 TO 5', 'released'), { maxLength: 1 })),
    filters: mostly(
      fc.oneof(
        fc.array(facet, { maxLength: 6 }).map((parts) => parts.join(' AND ')),
        fc.array(broken, { maxLength: 5 }).map((parts) => parts.join(' ')),
      ),
    ),
    attributesToSnippet: mostly(fc.subarray(['*:5', 'content:999999', 'hierarchy.lvl1:0', 'code', ':'])),
    attributesToHighlight: mostly(fc.subarray(['*', '__proto__', 'content'])),
    attributesToRetrieve: mostly(fc.subarray(['*', '__proto__', 'hierarchy.lvl1', 'url'])),
    restrictSearchableAttributes: mostly(fc.subarray(['content', 'hierarchy', '__proto__'])),
    advancedSyntax: mostly(fc.boolean()),
    typoTolerance: mostly(fc.constantFrom(true, false, 'min', 'strict')),
    params: mostly(fc.constantFrom('query=%', 'hitsPerPage=5&page=1', '&&=&', 'facetFilters=[[[')),
    ['__proto__']: value,
  },
  { requiredKeys: ['indexName'] },
);

/** Parses and searches; gives back the milliseconds of processor time it took. */
async function answer(body: unknown, onResult: () => void): Promise<number> {
  const before = process.threadCpuUsage();
  const parsed = parseSearchQuery(body);
  if (!parsed.ok) expect(parsed.error).toMatchObject({ status: 400 });
  else {
    const result = await engine.search(parsed.value).catch((error: unknown) => error);
    if (result instanceof Error) expect(result).toBeInstanceOf(ProtocolError);
    else {
      expect(result).toMatchObject({ index: 'docs' });
      onResult();
    }
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe('20,000 generated requests', () => {
  test('are each answered with a result or the protocol error, none slower than 250 ms', {
    timeout: 120_000,
  }, async () => {
    const requests = fc.sample(request, { numRuns: REQUESTS, seed: 20261121 });
    let answered = 0;
    let slowest = { ms: 0, request: '' };
    for (const body of requests) {
      let ms = await answer(body, () => answered++);
      // Collecting garbage falls to whoever asks next: what was slow is asked once more.
      if (ms > MAX_MS) ms = await answer(body, () => undefined);
      if (ms > slowest.ms) slowest = { ms, request: JSON.stringify(body) };
    }
    expect(answered).toBeGreaterThan(REQUESTS / 20);
    expect(slowest.ms, slowest.request).toBeLessThan(MAX_MS);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
