import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { HIERARCHY_LEVELS, type SearchRecord } from '@feedback-docs/protocol';
import { type Call, connect, type MeilisearchOptions } from './connect.ts';

/** What the build wrote for its own engine. */
export interface Pushed {
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly (readonly string[])[];
}

/** Documents sent at a time, some 300 bytes to a few kilobytes each. */
const BATCH = 1000;
const POLL_MS = 200;
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Fills an index anew beside the one that is searched, and swaps the two: readers never search half an index. Resolves when Meilisearch
 * has done so. Throws when it refuses something.
 */
export async function pushRecords({ records, synonyms }: Pushed, options: MeilisearchOptions): Promise<void> {
  const { index = 'docs' } = options;
  const call = connect({ timeoutMs: REQUEST_TIMEOUT_MS, ...options });
  const next = `${index}_next`;
  const run = async (...request: Parameters<Call>) => finished(call, await call(...request));
  const attributes = [...new Set(records.flatMap((record) => Object.keys(record.attributes ?? {})))];

  await run('DELETE', `/indexes/${next}`).catch(() => undefined); // there is none but after a push that broke off
  await run('POST', '/indexes', { uid: next, primaryKey: 'id' });
  await run('PATCH', `/indexes/${next}/settings`, settingsOf(attributes, synonyms));
  for (let from = 0; from < records.length; from += BATCH)
    await run('POST', `/indexes/${next}/documents`, records.slice(from, from + BATCH).map(toDocument));
  await run('POST', '/indexes', { uid: index, primaryKey: 'id' }).catch(() => undefined); // it exists but for the first push
  await run('POST', '/swap-indexes', [{ indexes: [index, next] }]);
  await run('DELETE', `/indexes/${next}`);
}

/** Fields in the order of their weight in our own ranking; of equal records the more important page wins, then reading order. */
function settingsOf(attributes: readonly string[], synonyms: Pushed['synonyms']) {
  const headings = HIERARCHY_LEVELS.toReversed().map((level) => `hierarchy.${level}`);
  const filterable = [
    'language',
    'docusaurus_tag',
    'platform',
    'version',
    'area',
    'tags',
    'type',
    'url_without_anchor',
  ];
  return {
    searchableAttributes: [...headings, 'askedAs', 'content', 'code'],
    filterableAttributes: [...filterable, ...attributes],
    rankingRules: [
      'words',
      'typo',
      'proximity',
      'attribute',
      'sort',
      'exactness',
      'weight.pageRank:desc',
      'weight.position:asc',
    ],
    synonyms: Object.fromEntries(
      synonyms.flatMap((group) => group.map((phrase) => [phrase, group.filter((other) => other !== phrase)])),
    ),
  };
}

/** Ids in Meilisearch are letters, digits, hyphens and underscores, which addresses are not. */
function toDocument(record: SearchRecord): Record<string, unknown> {
  const id = createHash('sha256').update(record.objectID).digest('hex');
  return { ...record.attributes, ...record, id };
}

/** Waits for the task that a request started. */
async function finished(call: Call, started: unknown): Promise<void> {
  const { taskUid } = started as { taskUid: number };
  for (;;) {
    const task = (await call('GET', `/tasks/${taskUid}`)) as { status: string; error?: { message: string } | null };
    if (task.status === 'succeeded') return;
    if (task.status === 'failed' || task.status === 'canceled')
      throw new Error(`Meilisearch could not do task ${taskUid}: ${task.error?.message ?? task.status}`);
    await setTimeout(POLL_MS);
  }
}
