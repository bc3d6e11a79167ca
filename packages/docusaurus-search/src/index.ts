import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AllContent, LoadContext, Plugin, SwizzleConfig } from '@docusaurus/types';
import { addSearchAhead } from './addSearchAhead.ts';
import { checkSite } from './checkSite.ts';
import type { SearchGlobalData } from './client/SearchGlobalData.ts';
import type { WorkerSettings } from './client/workerMessages.ts';
import type { DocPage } from './DocPage.ts';
import { developmentSearch, isSearchedInDevelopment } from './development/developmentSearch.ts';
import { earlySearchTags } from './earlySearch.ts';
import { readOptions } from './options.ts';
import { docPages } from './records/docPages.ts';
import { readBuiltPages } from './records/readPages.ts';
import type { SearchPluginOptions } from './SearchPluginOptions.ts';
import { DEFAULT_ASSISTANT_ID } from './settings.ts';
import { translatedTexts, translationFile } from './texts.ts';
import { writeIndexFiles, writeWordVectors } from './writeIndexFiles.ts';
import { writeServerFiles } from './writeServerFiles.ts';

export type { DocPage } from './DocPage.ts';
export type {
  AssistantKnowledge,
  DescribedSection,
  PageDescriptions,
  PageMarkup,
  SearchFilter,
  SearchPluginOptions,
  SectionFacts,
} from './SearchPluginOptions.ts';

/** The name by which theme and site ask for the plugin's global data. */
const NAME = 'docusaurus-search';
/** Whom a hosted search is credited to, as its terms ask. */
const PROVIDER = { label: 'Algolia', href: 'https://www.algolia.com' };
const HERE = dirname(fileURLToPath(import.meta.url));

/** Makes the search indexes from the built pages (what a reader sees is what is found), and brings button, dialog and search page. */
export default function search(context: LoadContext, options: SearchPluginOptions): Plugin<Record<string, string>> {
  const { siteConfig, i18n } = context;
  checkSite(context, options);
  const isSearchedHere = isSearchedInDevelopment(options);
  const { settings, assistant } = readOptions(
    isSearchedHere ? { ...options, mode: 'browser' } : options,
    siteConfig.baseUrl,
    i18n.currentLocale,
  );
  const assistantId = assistant?.id ?? DEFAULT_ASSISTANT_ID;
  const development = isSearchedHere ? developmentSearch(context, { options, assistantId }) : undefined;
  let pages: DocPage[] = [];
  const workerSettings = (): WorkerSettings => ({
    addresses: { baseUrl: siteConfig.baseUrl, trailingSlash: siteConfig.trailingSlash === true },
    email: options.contact?.email,
    hasReleases: options.knowledge?.hasReleases === true ? true : undefined,
    hasAssistant: assistant !== null,
  });
  return {
    name: NAME,
    getThemePath: () => join(HERE, 'theme'),
    getClientModules: () => [
      join(HERE, 'client', 'markFoundWords'),
      ...(development === undefined ? [] : [join(HERE, 'client', 'followIndex')]),
      ...(options.colors === 'own' ? [] : [join(HERE, 'client', 'infima.css')]),
    ],
    loadContent: async () => ({}),
    getTranslationFiles: async () => [translationFile()],
    translateContent: ({ translationFiles }) => translatedTexts(translationFiles),
    contentLoaded: async ({ content, actions }) => {
      const { filters, start, contact, privacyPath, releasesPath } = options;
      actions.setGlobalData({
        settings,
        assistant,
        ...(filters === undefined ? {} : { filters }),
        ...(start === undefined ? {} : { start }),
        ...(contact?.email === undefined ? {} : { email: contact.email }),
        ...(privacyPath === undefined ? {} : { privacyPath }),
        ...(releasesPath === undefined ? {} : { releasesPath }),
        ...(settings.mode === 'service' && settings.isHosted ? { poweredBy: PROVIDER } : {}),
        ...(options.knowledge?.hasReleases === true ? { hasReleases: true } : {}),
        ...(Object.keys(content).length === 0 ? {} : { texts: content }),
      } satisfies SearchGlobalData);
      actions.addRoute({ path: `${siteConfig.baseUrl}search`, component: '@theme/SearchPage', exact: true });
    },
    allContentLoaded: async ({ allContent }) => {
      pages = docPages(allContent as AllContent, context);
      if (pages.length === 0)
        throw new Error(
          'docusaurus-search found no page of docs, and blog posts and other pages are not searched. Add @docusaurus/preset-classic or @docusaurus/plugin-content-docs with at least one page, or remove docusaurus-search from the configuration.',
        );
      development?.setPages(pages);
    },
    configureWebpack: (config, isServer) => (isServer ? undefined : development?.configure(config)) ?? {},
    injectHtmlTags: () => ({
      headTags: [
        ...earlySearchTags(siteConfig),
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: `${siteConfig.baseUrl}opensearch.xml`,
          },
        },
      ],
    }),
    postBuild: async ({ outDir }) => {
      // Before anything is waited for: another plugin may complete the pages meanwhile.
      if (settings.mode === 'browser') addSearchAhead(outDir, context.generatedFilesDir, workerSettings());
      const read = await readBuiltPages(pages, { context, options, outDir });
      const dataDir = join(outDir, '..', 'server-data');
      const folder = settings.mode === 'browser' ? join(outDir, 'search-index') : join(dataDir, 'search');
      writeIndexFiles(folder, read, {
        options,
        mode: settings.mode,
        locale: i18n.currentLocale,
        assistantId,
      });
      writeWordVectors(folder);
      writeServerFiles({ outDir, dataDir }, { siteConfig, pages, options, settings, assistant });
    },
  };
}

/** Which of the theme's parts a site may replace (`docusaurus swizzle`). */
export function getSwizzleConfig(): SwizzleConfig {
  const unsafe = 'It is tied to the dialog and changes with it; wrap it rather than replacing it.';
  return {
    components: {
      SearchBar: { actions: { eject: 'safe', wrap: 'safe' }, description: 'The button of the navbar with its dialog.' },
      SearchPage: { actions: { eject: 'unsafe', wrap: 'safe' }, description: `The page with all results. ${unsafe}` },
    },
  };
}

export { validateOptions } from './options.ts';
