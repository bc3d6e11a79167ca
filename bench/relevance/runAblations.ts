// What each rule of the ranking is worth: node bench/relevance/runAblations.ts [kit folder]
// Every rule is switched off alone, on every second query only: the half that the rules were tuned on.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIndex, openIndex, type SearchEngine } from '@feedback-docs/search';
import { SEARCH_FIELDS } from '../../packages/search/src/format/searchFields.ts';
import { RULES } from '../../packages/search/src/rankingRules.ts';
import { markdownTable } from '../results.ts';
import { mean } from '../statistics.ts';
import { type KitDocument, toRecord } from './engineAdapter.ts';
import { cache, packages, prepareKit } from './kit.ts';
import type { KnownItem } from './moreSets.ts';

interface JudgedQuery {
  readonly q: string;
  readonly qrels: Readonly<Record<string, number>>;
}

interface Corpus {
  readonly index: Uint8Array;
  readonly objectIDs: readonly string[];
  readonly sets: Readonly<Record<string, readonly KnownItem[]>>;
  readonly judged: readonly JudgedQuery[];
}

const FOUND = 10;

const { bonuses, expansions, stopWords } = RULES;
/** Each rule, and how it is switched off; the change is taken back after its line. */
const RULES_OFF: Readonly<Record<string, () => unknown>> = {
  'all rules': () => undefined,
  'no inflections': () => Object.assign(expansions, { inflection: 0 }),
  'no prefixes': () => Object.assign(expansions, { prefix: 0 }),
  'no compounds': () => Object.assign(expansions, { compound: 0 }),
  'no typos': () => Object.assign(expansions, { typo: 0 }),
  'no weights of fields': () => {
    for (const field of SEARCH_FIELDS) RULES.fields[field] = 1;
  },
  'strongest expansion alone': () => Object.assign(RULES, { furtherExpansions: 0 }),
  'all expansions added up': () => Object.assign(RULES, { furtherExpansions: 1 }),
  'stop words like others': () => Object.assign(stopWords, { weight: 1 }),
  'some words as good as all': () => Object.assign(RULES, { maxConjunctiveWords: 0 }),
  'no share of heading and titles': () => Object.assign(bonuses, { titles: 0 }),
  'no exact heading': () => Object.assign(bonuses, { exact: 0 }),
  'no proximity': () => Object.assign(bonuses, { proximity: 0 }),
  'completions may repeat': () => Object.assign(RULES, { repeatedCompletions: 0 }),
};

prepareKit(resolve(process.argv[2] ?? '../shared/kit/search'));
const loaded = await Promise.all((['react', 'cranfield', ...packages] as const).map(loadCorpus));
const initial = structuredClone(RULES);
const rows = Object.entries(RULES_OFF).map(([name, switchOff]) => {
  switchOff();
  const cells = loaded.flatMap(measure);
  assignDeep(RULES, initial);
  return { name, cells };
});
const head = ['', ...(rows[0]?.cells.map(([set]) => set) ?? [])];
const lines = rows.map(({ name, cells }) => [name, ...cells.map(([, value]) => value.toFixed(3))]);
console.log(markdownTable(head, lines));

async function loadCorpus(name: string): Promise<Corpus> {
  const { flatten } = (await import(join(cache, 'lib/text.mjs'))) as {
    flatten: (record: unknown, at: number) => KitDocument;
  }; // the kit's own module
  const read = (file: string): unknown => JSON.parse(readFileSync(join(cache, file), 'utf8'));
  const documents = (read(`${name}.json`) as unknown[]).map(flatten); // the kit's own files
  const { judged = [], ...sets } = (read(`${name}.q.json`) as { sets: Record<string, KnownItem[]> }).sets;
  return {
    index: buildIndex(documents.map(toRecord)).index,
    objectIDs: documents.map(({ objectID }) => objectID),
    sets: Object.fromEntries(
      Object.entries(sets).flatMap(([set, items]): [string, KnownItem[]][] =>
        set.endsWith('unseen') ? [] : [[labelOf(name, set), set.endsWith('tuning') ? items : tuningHalf(items)]],
      ),
    ),
    judged: tuningHalf(judged as unknown as JudgedQuery[]),
  };
}

function labelOf(corpus: string, set: string): string {
  return corpus === 'react' ? set : `${corpus}, ${set.replace(', tuning', '')}`;
}

function tuningHalf<Item>(items: readonly Item[]): Item[] {
  return items.filter((_, at) => at % 2 === 0);
}

/** MRR@10 of every set, nDCG@10 where there are judgements. The index is opened each time, since it caches impacts. */
function measure({ index, objectIDs, sets, judged }: Corpus): [string, number][] {
  const engine = openIndex(index, { loadChunk: () => '' });
  const known = Object.entries(sets).map(([set, items]): [string, number] => [
    set,
    mean(items.map((item) => reciprocalRank(engine, item))),
  ]);
  const gains = judged.map((item) => normalizedGain(engine, objectIDs, item));
  return judged.length === 0 ? known : [...known, ['Cranfield nDCG', mean(gains)]];
}

function reciprocalRank(engine: SearchEngine, { q, rel }: KnownItem): number {
  const right = new Set(rel.map(({ id }) => id));
  const at = engine.rank(q, FOUND).findIndex((record) => right.has(record));
  return at < 0 ? 0 : 1 / (at + 1);
}

function normalizedGain(engine: SearchEngine, objectIDs: readonly string[], { q, qrels }: JudgedQuery): number {
  const found = Array.from(engine.rank(q, FOUND), (record) => qrels[objectIDs[record] ?? ''] ?? 0);
  const ideal = Object.values(qrels).sort((a, b) => b - a);
  return discounted(found) / discounted(ideal.slice(0, FOUND));
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
}

/** Writes every number of a table of the same form. */
function assignDeep(target: object, source: object): void {
  for (const [key, value] of Object.entries(source)) {
    const own: unknown = Reflect.get(target, key);
    if (typeof own === 'object' && own !== null) assignDeep(own, value as object);
    else Reflect.set(target, key, value);
  }
}
