import type { LoadContext } from '@docusaurus/types';
import { findListed } from '@feedback-docs/pages/options';
import type { SearchPluginOptions } from './SearchPluginOptions.ts';

/** Themes and plugins that bring a search bar or a search page too: of two, the site would show the last one's. */
const OTHER_SEARCHES = [
  '@docusaurus/theme-search-algolia',
  '@easyops-cn/docusaurus-search-local',
  '@cmfcmf/docusaurus-search-local',
  '@orama/plugin-docusaurus-v3',
  'docusaurus-lunr-search',
  'docusaurus-theme-search-typesense',
];

/** Throws where the site cannot have this search as it is configured, with what to change. */
export function checkSite({ siteConfig, i18n }: LoadContext, options: SearchPluginOptions): void {
  const { plugins, themes, themeConfig } = siteConfig;
  if (findListed(plugins, ['docusaurus-search']) !== undefined)
    throw new Error(
      `docusaurus-search stands under plugins, where the classic theme's empty search bar takes the place of its button. Move it to themes.`,
    );
  const other = findListed([...themes, ...plugins], OTHER_SEARCHES);
  if (other !== undefined)
    throw new Error(
      `docusaurus-search and ${other} both bring the search of the navbar and the page /search. Remove one of them from the configuration.`,
    );
  if (themeConfig['algolia'] !== undefined)
    throw new Error(
      `themeConfig.algolia has the classic preset bring a search of its own beside docusaurus-search. Remove it; to search at Algolia with this dialog, give docusaurus-search isHosted, host, appId and apiKey.`,
    );
  if (
    (options.mode ?? 'service') === 'service' &&
    options.isHosted !== true &&
    i18n.currentLocale !== i18n.defaultLocale
  )
    throw new Error(
      `The server searches one language, and this is a build of ${i18n.currentLocale} beside ${i18n.defaultLocale}. Give docusaurus-search the option mode: 'browser', which searches each language on its own.`,
    );
  if (options.assistant === true && options.isHosted !== true && !isEnglish(i18n.currentLocale))
    throw new Error(
      `The assistant of docusaurus-search reads English only, and this is a build of ${i18n.currentLocale}. Remove the option assistant: then pages in English have it, and all others have the search alone.`,
    );
}

/** Whether a locale is some English. */
export function isEnglish(locale: string): boolean {
  return /^en(?:-|$)/i.test(locale);
}
