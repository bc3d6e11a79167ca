import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Section } from '@feedback-docs/answers';
import type { SearchRecord } from '@feedback-docs/protocol';
import type { DocPage, PageSection } from '../DocPage.ts';
import type { SearchPluginOptions } from '../SearchPluginOptions.ts';
import { answerSections } from './answerSections.ts';
import { createSectionCache } from './createSectionCache.ts';
import { pageRecords } from './pageRecords.ts';
import { resolveLinks } from './resolveLinks.ts';

/** What the indexes are made of, and the pages it was read from. */
export interface ReadPages {
  readonly records: readonly SearchRecord[];
  readonly sections: readonly Section[];
}

interface ReadOptions extends Pick<LoadContext['siteConfig'], 'url' | 'baseUrl' | 'trailingSlash'> {
  readonly locale: string;
  readonly options: Pick<SearchPluginOptions, 'describe' | 'knowledge'>;
  readonly readSections: (page: DocPage) => Promise<readonly PageSection[]>;
}

/** Reads the built pages. */
export async function readBuiltPages(
  pages: readonly DocPage[],
  {
    context: { siteDir, siteConfig, i18n },
    options,
    outDir,
  }: { context: Pick<LoadContext, 'siteDir' | 'siteConfig' | 'i18n'>; options: SearchPluginOptions; outDir: string },
): Promise<ReadPages> {
  const cache = createSectionCache(join(siteDir, 'node_modules', '.cache', 'docusaurus-search'), options.markup);
  const readSections = ({ path }: DocPage) =>
    cache.read(readFileSync(join(outDir, fileOf(path, siteConfig.trailingSlash)), 'utf8'));
  const read = await readPages(pages, { ...siteConfig, locale: i18n.currentLocale, options, readSections });
  cache.finish();
  return read;
}

/** Makes what is indexed of the sections of pages, in the order of the pages. */
export async function readPages(
  pages: readonly DocPage[],
  { url, baseUrl, trailingSlash = false, locale, options: { describe, knowledge }, readSections }: ReadOptions,
): Promise<ReadPages> {
  const { comparePages = byPath, ...descriptions } = describe?.() ?? {};
  const records: SearchRecord[] = [];
  const answered: Section[] = [];
  for (const page of [...pages].sort(comparePages)) {
    const sections = await readSections(page);
    const made = pageRecords({
      page,
      sections,
      descriptions,
      language: locale,
      position: records.length,
    });
    records.push(...made.map(({ record }) => record));
    const questions = knowledge?.questionsOf?.(page) ?? {};
    const readerWords = knowledge?.readerWordsOf?.(page) ?? {};
    answered.push(...answerSections({ page, made, questions, readerWords }));
  }
  return { records, sections: resolveLinks(answered, { url, baseUrl, trailingSlash }) };
}

/** The file the framework writes a page into. */
function fileOf(path: string, trailingSlash: boolean | undefined): string {
  if (path === '' || path === '/') return 'index.html';
  return trailingSlash === false ? `${path}.html` : join(path, 'index.html');
}

function byPath(left: DocPage, right: DocPage): number {
  return left.path.localeCompare(right.path);
}
