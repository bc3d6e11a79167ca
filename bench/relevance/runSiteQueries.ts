// How well search finds things on this very site: node bench/relevance/runSiteQueries.ts (after npm run build)
// Labelled queries against the built index and, in the same run, against MiniSearch over the same records.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRecord } from '@feedback-docs/protocol';
import { openIndex, parseSynonyms } from '@feedback-docs/search';
import MiniSearch from 'minisearch';

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

const FOLDER = 'site/server-data/search';
const SHOWN = 10;

const queries = JSON.parse(readFileSync('bench/relevance/siteQueries.json', 'utf8')) as LabelledQuery[]; // our own file
const engines: Record<string, (query: string) => Promise<Found[]>> = {
  ours: openOurs(),
  'MiniSearch, tuned': openMiniSearch(),
};

const report: Record<string, { kind: string; query: string; rank: number }[]> = {};
for (const [name, search] of Object.entries(engines)) {
  report[name] = [];
  for (const { query, kind, anchors } of queries) {
    const found = await search(query);
    report[name].push({
      kind,
      query,
      rank: found.findIndex((hit) => anchors.some((anchor) => isAnswer(hit, anchor))) + 1,
    });
  }
}

mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/site-queries.json', JSON.stringify(report, null, 1));
console.log(table());
if (process.argv.includes('--misses')) {
  for (const { kind, query, rank } of report['ours'] ?? [])
    if (rank !== 1) console.log(`${kind}\t${query}\t${rank || 'not found'}`);
}

/** A page counts for any of its sections; a section only for itself. */
function isAnswer(hit: Found, anchor: string): boolean {
  return anchor.includes('#') ? hit.url === anchor : hit.page === anchor;
}

function table(): string {
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const rows = Object.entries(report).map(([name, ranks]) => {
    const share = (isHit: (rank: number) => boolean, kind?: string) => {
      const counted = ranks.filter((entry) => kind === undefined || entry.kind === kind);
      return (counted.filter(({ rank }) => isHit(rank)).length / counted.length).toFixed(3);
    };
    const first = (rank: number) => rank === 1;
    const firstFive = (rank: number) => rank >= 1 && rank <= 5;
    return [
      name,
      share(first),
      share(firstFive),
      ...kinds.map((kind) => `${share(first, kind)} / ${share(firstFive, kind)}`),
    ];
  });
  const head = ['engine', 'Success@1', 'Success@5', ...kinds];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function openOurs(): (query: string) => Promise<Found[]> {
  const engine = openIndex(readFileSync(join(FOLDER, 'docs.bin')), {
    loadChunk: (chunk) => readFileSync(join(FOLDER, 'docs', `${chunk}.json`), 'utf8'),
    synonyms: parseSynonyms(JSON.parse(readFileSync('packages/search/synonyms.json', 'utf8'))),
  });
  return async (query) => {
    const { hits } = await engine.search({ indexName: 'docs', query, hitsPerPage: SHOWN });
    return hits.map((hit) => ({ url: hit.url ?? '', page: (hit.url ?? '').replace(/#.*/, '') }));
  };
}

/** The settings that the kit found best for MiniSearch: fields weighted, prefix and one edit in five letters, any word. */
function openMiniSearch(): (query: string) => Promise<Found[]> {
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
