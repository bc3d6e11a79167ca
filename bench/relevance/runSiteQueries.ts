// How well search finds things on this very site: node bench/relevance/runSiteQueries.ts (after npm run build)
// Labelled queries against the built index and, in the same run, against MiniSearch over the same records. Every second
// query, from the first on, may be looked at while improving (--misses shows those); the others are held out.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRecord } from '@feedback-docs/protocol';
import { openIndex, parseSynonyms } from '@feedback-docs/search';
import MiniSearch from 'minisearch';
import { parse } from 'yaml';

interface LabelledQuery {
  query: string;
  kind: string;
  /** Sections or pages that answer the need, the best first. */
  anchors: string[];
}

interface Found {
  url: string;
  page: string;
}

/** A query of sets/ with the sections that satisfy it. */
interface SetQuery {
  readonly query: string;
  readonly right: readonly string[];
}

type Search = (query: string) => Promise<Found[]>;

const FOLDER = 'site/server-data/search';
const SHOWN = 10;
const HALVES = { development: 0, 'held out': 1 };

const queries = JSON.parse(readFileSync('bench/relevance/siteQueries.json', 'utf8')) as LabelledQuery[]; // our own file
const engines: Record<string, Search> = {
  ours: openOurs(),
  'MiniSearch, tuned': openMiniSearch(),
};

interface Ranked {
  kind: string;
  query: string;
  /** Place of the first right hit, from 1; 0 when none is shown. */
  rank: number;
}

const report: Record<string, Ranked[]> = {};
for (const [name, search] of Object.entries(engines)) {
  report[name] = [];
  for (const { query, kind, anchors } of queries) {
    const found = await search(query);
    report[name].push({
      kind,
      query,
      rank: rankOf(found, anchors),
    });
  }
}

mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/site-queries.json', JSON.stringify(report, null, 1));
console.log(table());
console.log(`\n${await setTable()}`);
if (process.argv.includes('--misses')) {
  for (const { kind, query, rank } of halfOf(report['ours'] ?? [], HALVES.development))
    if (rank !== 1) console.log(`${kind}\t${query}\t${rank || 'not found'}`);
}

function rankOf(found: readonly Found[], right: readonly string[]): number {
  return found.findIndex((hit) => right.some((anchor) => isAnswer(hit, anchor))) + 1;
}

/** A page counts for any of its sections; a section only for itself. */
function isAnswer(hit: Found, anchor: string): boolean {
  return anchor.includes('#') ? hit.url === anchor : hit.page === anchor;
}

function table(): string {
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const rows = Object.entries(report).flatMap(([name, ranks]) => [
    ...Object.entries(HALVES).map(([half, first]) => row(`${name}, ${half}`, halfOf(ranks, first), kinds)),
    row(`${name}, all`, ranks, kinds),
  ]);
  const head = ['engine, queries', 'Success@1', 'Success@5', ...kinds];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The queries of sets/, asked of each engine: how many find one section or none, and after how many letters a right one is among three. */
async function setTable(): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const [name, search] of Object.entries(engines)) {
    for (const [set, halves] of Object.entries(readSets())) {
      for (const [half, asked] of Object.entries(halves))
        rows.push([`${name}, ${set}, ${half}`, ...(await measureSet(search, asked))]);
    }
  }
  const head = [
    'engine, set',
    'count',
    'Success@1',
    'Success@5',
    'one hit or none',
    'of these without the right one',
    'letters',
  ];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function readSets(): Readonly<Record<string, Readonly<Record<'tuning' | 'unseen', readonly SetQuery[]>>>> {
  const read = (name: string) => {
    const { tuning, unseen } = JSON.parse(readFileSync(`bench/relevance/sets/${name}.json`, 'utf8')) as Record<
      'tuning' | 'unseen',
      SetQuery[]
    >; // our own files
    return { tuning, unseen };
  };
  return { site: read('site'), siteHeadings: read('siteHeadings') };
}

async function measureSet(search: Search, asked: readonly SetQuery[]): Promise<(string | number)[]> {
  const ranks = await Promise.all(
    asked.map(async ({ query, right }) => {
      const found = await search(query);
      return { kind: '', query, rank: rankOf(found, right), found: found.length };
    }),
  );
  const few = ranks.filter(({ found }) => found <= 1);
  const wrong = few.filter(({ rank }) => rank === 0).length;
  const letters = await Promise.all(asked.map((item) => lettersUntilFound(search, item)));
  const mean = letters.reduce((sum, count) => sum + count, 0) / letters.length;
  return [ranks.length, success(ranks, 1), success(ranks, 5), few.length, wrong, mean.toFixed(2)];
}

/** How many letters are typed when a right hit is first among three; all of them when it never is. */
async function lettersUntilFound(search: Search, { query, right }: SetQuery): Promise<number> {
  for (let length = 1; length < query.length; length++) {
    const rank = rankOf(await search(query.slice(0, length)), right);
    if (rank >= 1 && rank <= 3) return length;
  }
  return query.length;
}

function row(name: string, ranks: readonly Ranked[], kinds: readonly string[]): string[] {
  const ofKind = (kind: string) => ranks.filter((entry) => entry.kind === kind);
  return [
    name,
    success(ranks, 1),
    success(ranks, 5),
    ...kinds.map((kind) => `${success(ofKind(kind), 1)} / ${success(ofKind(kind), 5)}`),
  ];
}

/** Share of the queries with a right hit among the first `most`. */
function success(ranks: readonly Ranked[], most: number): string {
  return (ranks.filter(({ rank }) => rank >= 1 && rank <= most).length / ranks.length).toFixed(3);
}

function halfOf<Entry>(entries: readonly Entry[], first: number): Entry[] {
  return entries.filter((_, position) => position % 2 === first);
}

function openOurs(): Search {
  const engine = openIndex(readFileSync(join(FOLDER, 'docs.bin')), {
    loadChunk: (chunk) => readFileSync(join(FOLDER, 'docs', `${chunk}.json`), 'utf8'),
    synonyms: parseSynonyms(parse(readFileSync('site/product/synonyms.yaml', 'utf8'))),
  });
  return async (query) => {
    const { hits } = await engine.search({ indexName: 'docs', query, hitsPerPage: SHOWN });
    return hits.map((hit) => ({ url: hit.url ?? '', page: (hit.url ?? '').replace(/#.*/, '') }));
  };
}

/** The settings that the kit found best for MiniSearch: fields weighted, prefix and one edit in five letters, any word. */
function openMiniSearch(): Search {
  const records = readdirSync(join(FOLDER, 'docs'))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => readChunk(readFileSync(join(FOLDER, 'docs', file), 'utf8')));
  const index = new MiniSearch<{
    id: string;
    page: string;
    heading: string;
    title: string;
    askedAs: string;
    content: string;
  }>({
    fields: ['heading', 'title', 'askedAs', 'content'],
    storeFields: ['page'],
    searchOptions: { boost: { heading: 4, title: 2, askedAs: 2 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(
    records.map((record) => ({
      id: record.objectID,
      page: record.url_without_anchor,
      heading:
        Object.values(record.hierarchy)
          .filter((level) => level !== null)
          .at(-1) ?? '',
      title: record.hierarchy.lvl1 ?? '',
      askedAs: (record.askedAs ?? []).join('\n'),
      content: record.content ?? '',
    })),
  );
  return async (query) =>
    index
      .search(query)
      .slice(0, SHOWN)
      .map((hit) => ({ url: String(hit.id), page: String(hit['page']) }));
}

function readChunk(text: string): SearchRecord[] {
  const parsed = JSON.parse(text) as { records?: SearchRecord[] } | SearchRecord[]; // written by our own build
  return Array.isArray(parsed) ? parsed : (parsed.records ?? []);
}
