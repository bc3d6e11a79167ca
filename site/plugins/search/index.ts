import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type AnswersData, indexAnswers, type Section } from '@feedback-docs/answers';
import type { SearchRecord } from '@feedback-docs/protocol';
import { releasesData } from '@feedback-docs/releases';
import { buildIndex } from '@feedback-docs/search';
import { loadProduct } from '../../content/loadProduct.ts';
import { loadReleases } from '../../content/loadReleases.ts';
import { releaseVersions } from '../../releaseVersions.ts';
import { answerSections } from './answerSections.ts';
import { createSectionCache } from './createSectionCache.ts';
import { type DocPage, docPages } from './DocPage.ts';
import { loadIntents, loadQuestions, loadUnanswered, loadWordVectors } from './loadQuestions.ts';
import { pageRecords } from './pageRecords.ts';
import { suggestedQuestions } from './suggestedQuestions.ts';

/** The index of the whole documentation. */
const MAIN_INDEX = 'docs';
/** The index that stock clients ask for questions to begin with (docs/protocol.md). */
const QUESTIONS_INDEX = 'algolia_ask_ai_suggested_questions';

/** The documentation as the assistant reads it, and what the server's assistant answers from: all of it read already. */
const ANSWERS_FILE = 'answers.json';
const ANSWERS_INDEX = 'answers.bin';

interface SearchPluginOptions {
  /** "service": the indexes are for the server. "browser": they are part of the public site, for the reader's own worker. */
  mode: 'service' | 'browser';
}

/** Makes the search indexes from the built pages: what a reader sees is what is found. */
export default function search(context: LoadContext, { mode }: SearchPluginOptions): Plugin<undefined> {
  const { siteDir } = context;
  let pages: DocPage[] = [];
  return {
    name: 'search',
    allContentLoaded: async ({ allContent }) => {
      pages = docPages(allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent, context);
    },
    contentLoaded: async ({ actions }) => {
      const versions = (platform: 'Web' | 'Mobile') =>
        releaseVersions(platform).map((version) => version.replace('_', '.'));
      actions.setGlobalData({ versions: { web: versions('Web'), mobile: versions('Mobile') } });
    },
    getClientModules: () => [join(siteDir, 'src/search/markFoundWords.ts')],
    postBuild: async ({ outDir }) => {
      const { records, sections } = await readPages(pages, context, outDir);
      const folder = mode === 'browser' ? join(outDir, 'search-index') : join(outDir, '..', 'server-data', 'search');
      writeIndex(folder, MAIN_INDEX, records);
      writeIndex(folder, QUESTIONS_INDEX, suggestedQuestions(pages));
      const docs: AnswersData = {
        sections,
        unanswered: loadUnanswered(siteDir),
        wordVectors: loadWordVectors(siteDir),
        intents: loadIntents(siteDir),
      };
      writeFileSync(join(folder, ANSWERS_FILE), JSON.stringify(docs));
      if (mode === 'service') {
        const index = indexAnswers(docs, releasesData(loadReleases(siteDir), loadProduct(siteDir)));
        writeFileSync(join(folder, ANSWERS_INDEX), serialize(index));
      }
    },
  };
}

/** Documentation pages in their order first, then the releases, newest first. */
async function readPages(pages: readonly DocPage[], { siteDir, siteConfig }: LoadContext, outDir: string) {
  const product = loadProduct(siteDir);
  const releases = loadReleases(siteDir);
  const order = releases.map((release) => release.path).reverse();
  const sorted = [...pages].sort(
    (a, b) => order.indexOf(a.path) - order.indexOf(b.path) || a.path.localeCompare(b.path),
  );
  const all: { records: SearchRecord[]; sections: Section[] } = { records: [], sections: [] };
  const { read, finish } = createSectionCache(join(siteDir, '..', '.cache', 'sections'));
  const ending = siteConfig.trailingSlash === true ? '/index.html' : '.html';
  for (const page of sorted) {
    const sections = await read(readFileSync(join(outDir, page.path + ending), 'utf8'));
    const records = pageRecords({ page, sections, product, releases, position: all.records.length });
    all.records.push(...records);
    all.sections.push(...answerSections({ page, sections, records, questions: loadQuestions(siteDir, page.id) }));
  }
  finish();
  return all;
}

/** Writes an index as `{name}.bin` with its texts in `{name}/{number}.json`; texts of an older build are removed. */
function writeIndex(folder: string, name: string, records: readonly SearchRecord[]): void {
  const { index, chunks } = buildIndex(records);
  const chunkFolder = join(folder, name);
  rmSync(chunkFolder, { recursive: true, force: true });
  mkdirSync(chunkFolder, { recursive: true });
  writeFileSync(join(folder, `${name}.bin`), index);
  for (const [number, chunk] of chunks.entries()) writeFileSync(join(chunkFolder, `${number}.json`), chunk);
}
