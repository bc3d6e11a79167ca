import { existsSync, watch } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import type { DocPage } from '../DocPage.ts';
import { readPages } from '../records/readPages.ts';
import type { SearchPluginOptions } from '../SearchPluginOptions.ts';
import { writeIndexFiles, writeWordVectors } from '../writeIndexFiles.ts';
import { createDevelopmentIndex } from './createDevelopmentIndex.ts';
import { type BundlerConfig, createMarkdownReader, type MarkdownReader } from './createMarkdownReader.ts';
import { servedAtOnce } from './servedAtOnce.ts';

/** Search while one writes (`docusaurus start`): the parts of the plugin that are there in development only. */
export interface DevelopmentSearch {
  /** To be called whenever pages have been loaded again. */
  setPages(pages: readonly DocPage[]): void;
  /** What the development server is to serve; the index is written from then on. */
  configure(config: BundlerConfig): object;
}

/** Whether a worker searches in development: no server of ours runs beside it. A service elsewhere is asked as in a build. */
export function isSearchedInDevelopment({ isHosted, host = '' }: SearchPluginOptions): boolean {
  return process.env['NODE_ENV'] === 'development' && isHosted !== true && !URL.canParse(host);
}

/** Indexes the Markdown of pages, and again whenever it has changed. */
export function developmentSearch(
  { generatedFilesDir, siteConfig, i18n }: LoadContext,
  { options, assistantId }: { options: SearchPluginOptions; assistantId: string },
): DevelopmentSearch {
  const locale = i18n.currentLocale;
  let pages: readonly DocPage[] = [];
  let reader: MarkdownReader | undefined;
  let written: string | undefined;
  const index = createDevelopmentIndex(generatedFilesDir, async (folder) => {
    if (reader === undefined) return false;
    const read = await readPages(pages, { ...siteConfig, locale, options, readSections: reader.read });
    const content = JSON.stringify(read);
    if (content === written) return false;
    // The vectors stay as they are however much is written.
    if (written === undefined) writeWordVectors(folder);
    writeIndexFiles(folder, read, { options, mode: 'browser', locale, assistantId });
    written = content;
    return true;
  });
  return {
    setPages: (loaded) => {
      pages = loaded;
      // After any save of a page. The watch below tells of it sooner, but misses files that an editor has put in the place of others.
      if (reader !== undefined) index.update();
    },
    configure: (config) => {
      reader = createMarkdownReader(config, options.markup);
      // The docs plugin reads all pages before it tells of a changed one.
      for (const folder of reader.folders.filter((path) => existsSync(path)))
        watch(folder, { recursive: true, persistent: false }, index.update);
      index.update();
      return { devServer: servedAtOnce(`${siteConfig.baseUrl}search-index`, index.folder) };
    },
  };
}
