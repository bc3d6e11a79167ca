// How well search finds things on this very site: node bench/relevance/runSiteQueries.ts (after npm run build)
// Labelled queries against the built index and, in the same run, against MiniSearch over the same records. Every second
// query, from the first on, may be looked at while improving (--misses shows those); the others are held out.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRecord } from '@feedback-docs/protocol';
import { openIndex, parseSynonyms } from '@feedback-docs/search';
import MiniSearch from 'minisearch';
import { parse } from 'yaml';
import { markdownTable, writeResults } from '../results.ts';
import { mean } from '../statistics.ts';
import { type LabelledQuery, readSet, success } from './labelledQueries.ts';

/** A query of siteQueries.json. */
interface SiteQuery {
  readonly query: string;
  readonly kind: string;
  /** Sections or pages that answer the need, the best first. */
  readonly anchors: readonly string[];
}

interface Found {
  readonly url: string;
  readonly page: string;
}

type Search = (query: string) => Promise<Found[]>;

interface Ranked {
  readonly kind: string;
  readonly query: string;
  /** Place of the first right hit, from 1; 0 when none is shown. */
  readonly rank: number;
}

const FOLDER = 'site/server-data/search';
const SHOWN = 10;
const HALVES = { development: 0, 'held out': 1 };
const SETS = ['site', 'siteHeadings'];

const queries = JSON.parse(readFileSync('bench/relevance/siteQueries.json', 'utf8')) as SiteQuery[]; // our own file
const kinds = [...new Set(queries.map(({ kind }) => kind))];
const engines: Readonly<Record<string, Search>> = { ours: openOurs(), 'MiniSearch, tuned': openMiniSearch() };
const report: Record<string, readonly Ranked[]> = {};
const halves: string[][] = [];
const sets: unknown[][] = [];
for (const [name, search] of Object.entries(engines)) {
  const ranked: Ranked[] = [];
  for (const { query, kind, anchors } of queries)
    ranked.push({ kind, query, rank: rankOf(await search(query), anchors) });
  report[name] = ranked;
  for (const [half, first] of Object.entries(HALVES)) halves.push(rowOf(`${name}, ${half}`, halfOf(ranked, first)));
  halves.push(rowOf(`${name}, all`, ranked));
  for (const set of SETS)
    for (const [half, asked] of Object.entries(readSet(set)))
      sets.push([`${name}, ${set}, ${half}`, ...(await measureSet(search, asked))]);
}

writeResults('site-queries', report);
console.log(markdownTable(['engine, queries', 'Success@1', 'Success@5', ...kinds], halves));
const few = ['one hit or none', 'of these without the right one', 'letters'];
console.log(`\n${markdownTable(['engine, set', 'count', 'Success@1', 'Success@5', ...few], sets)}`);
if (process.argv.includes('--misses')) {
  for (const { kind, query, rank } of halfOf(report['ours'] ?? [], HALVES.development))
    if (rank !== 1) console.log(`${kind}\t${query}\t${rank || 'not found'}`);
}

/** A page counts for any of its sections; a section only for itself. */
function rankOf(found: readonly Found[], right: readonly string[]): number {
  const isRight = ({ url, page }: Found) => right.some((anchor) => (anchor.includes('#') ? url : page) === anchor);
  return found.findIndex(isRight) + 1;
}

function rowOf(name: string, ranks: readonly Ranked[]): string[] {
  const ofKinds = kinds.map((kind) => ranks.filter((entry) => entry.kind === kind));
  const both = ofKinds.map((some) => `${success(some, 1)} / ${success(some, 5)}`);
  return [name, success(ranks, 1), success(ranks, 5), ...both];
}

/** How many queries of a set find one section or none, and after how many letters a right one is among three. */
async function measureSet(search: Search, asked: readonly LabelledQuery[]): Promise<unknown[]> {
  const ranks = [];
  const letters = [];
  for (const item of asked) {
    const found = await search(item.query);
    ranks.push({ rank: rankOf(found, item.right), found: found.length });
    letters.push(await lettersUntilFound(search, item));
  }
  const few = ranks.filter(({ found }) => found <= 1);
  const wrong = few.filter(({ rank }) => rank === 0).length;
  return [ranks.length, success(ranks, 1), success(ranks, 5), few.length, wrong, mean(letters).toFixed(2)];
}

/** How many letters are typed when a right hit is first among three; all of them when it never is. */
async function lettersUntilFound(search: Search, { query, right }: LabelledQuery): Promise<number> {
  for (let length = 1; length < query.length; length++) {
    const rank = rankOf(await search(query.slice(0, length)), right);
    if (rank >= 1 && rank <= 3) return length;
  }
  return query.length;
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
  const index = new MiniSearch({
    fields: ['heading', 'title', 'askedAs', 'content'],
    storeFields: ['page'],
    searchOptions: { boost: { heading: 4, title: 2, askedAs: 2 }, prefix: true, fuzzy: 0.2 },
  });
  const chunks = readdirSync(join(FOLDER, 'docs')).filter((file) => file.endsWith('.json'));
  const records = chunks.flatMap((file) => readChunk(readFileSync(join(FOLDER, 'docs', file), 'utf8')));
  index.addAll(
    records.map(({ objectID: id, url_without_anchor: page, hierarchy, askedAs = [], content }) => {
      const heading = Object.values(hierarchy).findLast((level) => level !== null) ?? '';
      return { id, page, heading, title: hierarchy.lvl1 ?? '', askedAs: askedAs.join('\n'), content: content ?? '' };
    }),
  );
  return async (query) =>
    index
      .search(query)
      .slice(0, SHOWN)
      .map((hit) => ({ url: String(hit.id), page: String(hit['page']) }));
}

/** Written by our own build. */
function readChunk(text: string): SearchRecord[] {
  return (JSON.parse(text) as { records: SearchRecord[] }).records;
}
