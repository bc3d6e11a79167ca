import { join } from 'node:path';
import type { AnswersData } from '@feedback-docs/answers';
import { indifferentIntents } from '@feedback-docs/answers/fitting';
import wordVectors from '@feedback-docs/answers/wordVectors.json' with { type: 'json' };
import type { ReleasesData } from '@feedback-docs/releases';
import type { SearchEngine } from '@feedback-docs/search';
import { indexSections } from './indexSections.ts';
import { readMarkdownFolder } from './readMarkdownFolder.ts';

/** Installed packages with documentation in Markdown. */
export const FOREIGN_DOCS = ['fastify', 'undici', 'ai'] as const;

/** Documentation that the assistant was not made for: no questions, no list of unanswered ones, no releases. */
export interface ForeignDocs {
  readonly docs: AnswersData;
  readonly releases: Pick<ReleasesData, 'releases' | 'features'>;
  readonly search: SearchEngine;
}

/** Reads the documentation in the folder `docs` of an installed package. */
export function openForeignDocs(name: (typeof FOREIGN_DOCS)[number]): ForeignDocs {
  const sections = readMarkdownFolder(join(import.meta.dirname, '..', '..', 'node_modules', name, 'docs'));
  return {
    docs: { sections, unanswered: {}, wordVectors, intents: indifferentIntents(wordVectors.dimensions) },
    releases: { releases: [], features: [] },
    search: indexSections(sections),
  };
}
