import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answerer, type AnswersData, createAnswerer } from '@feedback-docs/answers';
import type { SearchRecord } from '@feedback-docs/protocol';
import type { ReleasesData } from '@feedback-docs/releases';
import { openIndex } from '@feedback-docs/search';

const SITE = join(import.meta.dirname, '..', '..', 'site');

/** The assistant over the built site, and what its answers are checked against. */
export interface OpenedAnswerer {
  readonly answerer: Answerer;
  readonly records: readonly SearchRecord[];
  readonly releases: ReleasesData;
}

/** Opens the index and the release data of the last build. Throws when the site is not built. */
export function openAnswerer(): OpenedAnswerer {
  const folder = join(SITE, 'server-data', 'search');
  if (!existsSync(join(folder, 'docs.bin'))) {
    throw new Error(
      `There is no search index in ${folder}, so there is nothing to answer from. Run "npm run build" first.`,
    );
  }
  const chunk = (number: number) => readFileSync(join(folder, 'docs', `${number}.json`), 'utf8');
  const search = openIndex(readFileSync(join(folder, 'docs.bin')), { loadChunk: chunk });
  const releases = JSON.parse(readFileSync(join(SITE, 'build', 'releases.json'), 'utf8')) as ReleasesData;
  const records = Array.from({ length: search.chunkCount }, (_, number) => JSON.parse(chunk(number))).flatMap(
    ({ records }: { records: SearchRecord[] }) => records,
  );
  const docs = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')) as AnswersData;
  const answerer = createAnswerer({ search, docs, releases, contact: { email: 'support@example.com' } });
  return { answerer, records, releases };
}
