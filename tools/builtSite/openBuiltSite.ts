import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswersData } from '@feedback-docs/answers';
import wordVectors from '@feedback-docs/answers/wordVectors.json' with { type: 'json' };
import type { ReleasesData } from '@feedback-docs/releases';
import { openIndex, type SearchEngine } from '@feedback-docs/search';

const SITE = join(import.meta.dirname, '..', '..', 'site');

/** What the last build wrote for search and assistant. */
export interface BuiltSite {
  readonly search: SearchEngine;
  /** The text of a chunk of the index, by its number. */
  readonly chunk: (number: number) => string;
  readonly docs: AnswersData;
  readonly releases: ReleasesData;
}

/** Opens index, sections and release data of the last build. Throws when the site is not built. */
export function openBuiltSite(): BuiltSite {
  const folder = join(SITE, 'server-data', 'search');
  if (!existsSync(join(folder, 'docs.bin'))) {
    throw new Error(
      `There is no search index in ${folder}, so there is nothing to answer from. Run "npm run build" first.`,
    );
  }
  const chunk = (number: number) => readFileSync(join(folder, 'docs', `${number}.json`), 'utf8');
  return {
    search: openIndex(readFileSync(join(folder, 'docs.bin')), { loadChunk: chunk }),
    chunk,
    docs: { ...JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')), wordVectors },
    releases: JSON.parse(readFileSync(join(SITE, 'build', 'releases.json'), 'utf8')) as ReleasesData,
  };
}
