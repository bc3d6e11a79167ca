import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureRecords } from './fixtureRecords.ts';
import { createSearchApp } from './startSearchServer.ts';

const REQUESTS = 20_000;
/** Of the processor's time, so that other work on the machine does not count. */
const MAX_MS = 250;
/** Half a minute on an idle machine; the rest is patience with a busy one. */
const TIMEOUT_MS = 600_000;
const SEED = 20_261_120;
const CREDENTIALS = 'x-algolia-application-id=SURVEYDOCS&x-algolia-api-key=public-search-key';

let app: FastifyInstance;
beforeAll(() => {
  app = createSearchApp({ env: { RATE_LIMIT: '0' }, records: manyRecords() });
});
afterAll(() => app.close());

const NAMES = [
  'query',
  'indexName',
  'params',
  'hitsPerPage',
  'page',
  'facets',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'filters',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'restrictSearchableAttributes',
  'highlightPreTag',
  'distinct',
  'typoTolerance',
  'advancedSyntax',
  'clickAnalytics',
  'maxValuesPerFacet',
  'type',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
];

const word = fc.constantFrom(
  'radio',
  'survey',
  'button',
  '1.74',
  'rdaio',
  '"quick start"',
  '-guide',
  '*',
  '…',
  'é',
  '\u0000',
  '\ud800',
);
const queryText = fc.oneof(
  fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.tuple(word, fc.nat(600)).map(([text, times]) => text.repeat(times)),
);
const filterText = fc
  .array(
    fc.constantFrom(
      'platform:docs',
      'NOT',
      'AND',
      'OR',
      '(',
      ')',
      '"',
      ':',
      '<',
      'version >= 1',
      '-',
      '\\',
      "'",
      'language:"en"',
    ),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(' '));
const condition = fc.constantFrom(
  'platform:docs',
  'platform:-web',
  'language:en',
  ':',
  'x',
  '__proto__:y',
  'constructor:-z',
  '',
);
const filterList = fc.array(fc.oneof(condition, fc.array(condition, { maxLength: 4 })), { maxLength: 8 });
const number = fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1e308, 1e21, 0.5, 100, 101, 1_000_000));
const deep = fc
  .integer({ min: 1, max: 3000 })
  .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown);
const value = fc.oneof(
  queryText,
  filterText,
  filterList,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
  deep,
);

/** A site of six hundred sections: the fixture's, each with a number of its own. */
function manyRecords(): typeof fixtureRecords {
  return Array.from({ length: 100 }, (_, copy) =>
    fixtureRecords.map((record) => ({
      ...record,
      objectID: `${record.objectID}-${copy}`,
      content: `${record.content} Section ${copy} of release ${copy % 12}.${copy}.`,
      version: `1.${copy}`,
      weight: { position: copy * fixtureRecords.length + record.weight.position },
    })),
  ).flat();
}

/** A search that has most parameters right, so that what follows the first check is reached as well. */
const likelySearch = fc.record(
  {
    indexName: fc.constantFrom('docs', 'survey-builder', 'nowhere'),
    query: queryText,
    hitsPerPage: fc.oneof(fc.integer({ min: 0, max: 100 }), number),
    page: fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), number),
    facetFilters: filterList,
    filters: filterText,
    facets: fc.oneof(fc.constantFrom('*', 'platform,version', '__proto__'), fc.array(fc.constantFrom(...NAMES))),
    attributesToRetrieve: fc.array(fc.constantFrom('*', 'url', 'hierarchy', '__proto__')),
    attributesToSnippet: fc.array(fc.constantFrom('content:5', '*:0', 'content:-1', 'content:x', '__proto__:3')),
    highlightPreTag: fc.constantFrom('<mark>', '', '"><script>'),
    distinct: fc.constantFrom(true, false, 0, 1, 3, 'true'),
    advancedSyntax: fc.boolean(),
    clickAnalytics: fc.boolean(),
  },
  { requiredKeys: ['indexName'] },
);
// JSON.parse makes an own property of __proto__, which an object literal would not.
const anySearch = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 8 })
  .map((entries) =>
    rawJson(`{${entries.map(([name, content]) => `${JSON.stringify(name)}:${stringify(content)}`).join(',')}}`),
  );
const batch = fc
  .array(fc.oneof({ weight: 3, arbitrary: likelySearch.map((search) => rawJson(stringify(search))) }, anySearch), {
    maxLength: 12,
  })
  .map((searches) => rawJson(`{"requests":[${searches.map(({ json }) => json).join(',')}]}`));
const events = fc
  .array(
    fc.record({
      eventType: fc.oneof(fc.constantFrom('click', 'view', 'conversion'), value),
      eventName: value,
      index: fc.oneof(fc.constant('docs'), value),
      objectIDs: fc.oneof(fc.array(fc.string()), value),
      positions: fc.oneof(fc.array(fc.integer()), value),
      queryID: value,
    }),
    { maxLength: 12 },
  )
  .map((list) => rawJson(stringify({ events: list })));
const large = fc
  .constantFrom(1, 16, 1024)
  .map((kibibytes) => rawJson(stringify({ requests: [{ query: 'a'.repeat(kibibytes * 1024) }] })));
const broken = fc.tuple(batch, fc.nat(200)).map(([{ json }, cut]) => rawJson(json.slice(0, -cut || undefined)));

const request = fc.record({
  path: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('/1/indexes/*/queries', '/1/indexes/docs/query', '/1/events') },
    fc.constantFrom(
      '/1/indexes/__proto__/query',
      '/1/indexes/%00/query',
      '/1/indexes/%zz/query',
      '/1/indexes//query',
      '/1/',
      '/1/x',
    ),
  ),
  body: fc.oneof(
    { weight: 8, arbitrary: batch },
    { weight: 4, arbitrary: likelySearch.map((search) => rawJson(stringify(search))) },
    { weight: 3, arbitrary: anySearch },
    { weight: 2, arbitrary: events },
    broken,
    value.map((content) => rawJson(stringify(content))),
    large,
  ),
  contentType: fc.constantFrom('text/plain', 'application/json', 'multipart/form-data', 'nonsense', ''),
});

function rawJson(json: string) {
  return { json };
}

function stringify(content: unknown): string {
  return JSON.stringify(content) ?? 'null';
}

function millisecondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

function prototypeOf(): string {
  return [Object.prototype, Array.prototype, String.prototype, Function.prototype]
    .map((prototype) => Reflect.ownKeys(prototype).map(String).join())
    .join(';');
}

test('twenty thousand requests of every shape neither fail, nor hang, nor change a prototype', {
  timeout: TIMEOUT_MS,
}, async () => {
  const prototypes = prototypeOf();
  const statuses = new Map<number, number>();
  let slowest = 0;
  await fc.assert(
    fc.asyncProperty(request, async ({ path, body, contentType }) => {
      const headers = contentType === '' ? {} : { 'content-type': contentType };
      const ask = async () => {
        const started = process.cpuUsage();
        const answer = await app.inject({ method: 'POST', url: `${path}?${CREDENTIALS}`, headers, payload: body.json });
        return { answer, ms: millisecondsSince(started) };
      };
      const { answer, ms } = await ask();
      // What was slow is asked once more: collecting garbage falls into one request or another.
      slowest = Math.max(slowest, ms > MAX_MS ? (await ask()).ms : ms);
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      if (answer.statusCode >= 400) {
        expect(answer.json()).toEqual({ message: expect.any(String), status: answer.statusCode });
      }
    }),
    { numRuns: REQUESTS, seed: SEED },
  );
  expect(slowest).toBeLessThan(MAX_MS);
  expect(prototypeOf()).toBe(prototypes);
  // If nearly everything were refused at once, little would have been tested.
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20);
});
