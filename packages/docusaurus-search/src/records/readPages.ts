import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Section } from '@feedback-docs/answers';
import type { SearchRecord } from '@feedback-docs/protocol';
import type { DocPage } from '../DocPage.ts';
import type { SearchPluginOptions } from '../SearchPluginOptions.ts';
import { answerSections } from './answerSections.ts';
import { createSectionCache } from './createSectionCache.ts';
import { pageRecords } from './pageRecords.ts';

/** What the indexes are made of, and the pages it was read from. */
export interface ReadPages {
  readonly records: readonly SearchRecord[];
  readonly sections: readonly Section[];
}

/** Reads the built pages in their order. */
export async function readPages(
  pages: readonly DocPage[],
  {
    context,
    options,
    outDir,
  }: { context: Pick<LoadContext, 'siteDir' | 'siteConfig' | 'i18n'>; options: SearchPluginOptions; outDir: string },
): Promise<ReadPages> {
  const { siteDir, siteConfig, i18n } = context;
  const { describe, knowledge, markup } = options;
  const { comparePages = byPath, ...descriptions } = describe?.() ?? {};
  const records: SearchRecord[] = [];
  const answered: Section[] = [];
  const cache = createSectionCache(join(siteDir, 'node_modules', '.cache', 'docusaurus-search'), markup);
  for (const page of [...pages].sort(comparePages)) {
    const html = readFileSync(join(outDir, fileOf(page.path, siteConfig.trailingSlash)), 'utf8');
    const sections = await cache.read(html);
    const made = pageRecords({
      page,
      sections,
      descriptions,
      language: i18n.currentLocale,
      position: records.length,
    });
    records.push(...made.map(({ record }) => record));
    const questions = knowledge?.questionsOf?.(page) ?? {};
    const readerWords = knowledge?.readerWordsOf?.(page) ?? {};
    answered.push(...answerSections({ page, made, questions, readerWords }));
  }
  cache.finish();
  return { records, sections: answered };
}

/** The file the framework writes a page into. */
function fileOf(path: string, trailingSlash: boolean | undefined): string {
  if (path === '' || path === '/') return 'index.html';
  return trailingSlash === false ? `${path}.html` : join(path, 'index.html');
}

function byPath(left: DocPage, right: DocPage): number {
  return left.path.localeCompare(right.path);
}
