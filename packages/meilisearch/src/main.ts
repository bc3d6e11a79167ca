#!/usr/bin/env node
// feedback-docs-push-meilisearch <folder of the search index> [index]: MEILISEARCH_URL and MEILISEARCH_API_KEY say where.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRecord } from '@feedback-docs/protocol';
import { pushRecords } from './pushRecords.ts';

const [folder = 'site/server-data/search', index = 'docs'] = process.argv.slice(2);
const { MEILISEARCH_URL: url = '', MEILISEARCH_API_KEY: apiKey = '' } = process.env;
if (url === '' || !existsSync(join(folder, 'docs'))) {
  console.error(
    `Set MEILISEARCH_URL, and build the site: ${join(folder, 'docs')} holds the records that are sent to Meilisearch.`,
  );
  process.exit(1);
}
const records: SearchRecord[] = [];
for (let chunk = 0; existsSync(join(folder, 'docs', `${chunk}.json`)); chunk++)
  records.push(...readJson<{ records: SearchRecord[] }>(`docs/${chunk}.json`).records);
await pushRecords({ records, synonyms: readJson('synonyms.json') }, { url, apiKey, index });
console.log(`Meilisearch searches ${records.length} sections in ${index}.`);

/** Our own build wrote the files. */
function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
}
