import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';
import type { FilterDefinition, SearchOptions, Texts } from '@feedback-docs/dialog';
import { useMemo, useRef } from 'react';
import type { SearchFilter } from '../SearchPluginOptions.ts';
import { MAIN_INDEX, type SearchSettings } from '../settings.ts';
import { createAssistant } from './createAssistant.ts';
import { fromService } from './fromService.ts';
import { getSearchClient } from './getSearchClient.ts';
import type { SearchGlobalData } from './SearchGlobalData.ts';
import { useAddresses, useSearchData } from './useSearchData.ts';

/** What button, dialog and search page need to know of this site's search. The same object until something of it changes. */
export function useSearchOptions(): SearchOptions & { searchPagePath: string } {
  const { siteConfig, i18n } = useDocusaurusContext();
  const data = useSearchData();
  const addresses = useAddresses();
  const history = useHistory();
  const { pathname } = useLocation();
  const path = useRef(pathname);
  path.current = pathname;
  const tags = useSearchTags(pathname);
  const language = i18n.currentLocale;

  return useMemo(() => {
    const { settings, assistant, email, privacyPath, releasesPath, filters, start, poweredBy, texts } = data;
    const { baseUrl, trailingSlash } = siteConfig;
    const form = { baseUrl, trailingSlash: trailingSlash === true };
    const worker = { addresses: form, email, hasReleases: data.hasReleases, hasAssistant: assistant !== null };
    const client = getSearchClient(settings, worker);
    const mainIndex = settings.mode === 'browser' ? MAIN_INDEX : settings.mainIndex;
    const isOwnService = settings.mode === 'service' && !settings.isHosted;
    return {
      client,
      indexName: () => indexAt(addresses.toPath(path.current), settings),
      listsIndexName: mainIndex,
      searchParameters: {
        facetFilters: [`language:${language}`, tags.split(' ')],
      },
      navigate: (href) => history.push(href),
      baseUrl,
      ...(settings.mode === 'browser'
        ? {}
        : { toSiteAddress: fromService([settings.host, ...settings.otherHosts], addresses) }),
      searchPagePath: addresses.toAddress('/search'),
      ...(email === undefined
        ? {}
        : {
            getMissingResultsUrl: (query: string) =>
              `mailto:${email}?subject=${encodeURIComponent(`No results for "${query}"`)}`,
          }),
      ...(releasesPath === undefined
        ? {}
        : {
            getReleasesUrl: (text: string) =>
              `${addresses.toAddress(releasesPath)}?${new URLSearchParams({ q: text })}`,
          }),
      ...(filters === undefined ? {} : { filters: filters.map(readFilter) }),
      ...(start === undefined
        ? {}
        : {
            start: {
              ...start,
              links: start.links.map((link) => ({ ...link, href: addresses.toAddress(link.href) })),
            },
          }),
      ...(texts === undefined ? {} : { texts: readTexts(texts) }),
      onIntent: client.warmUp,
      ...(assistant === null ? {} : { assistant: createAssistant(settings, assistant, { addresses, worker }) }),
      ...(privacyPath === undefined ? {} : { privacy: { href: privacyPath, isKept: isOwnService } }),
      ...(isOwnService
        ? {
            onEvent: (event) =>
              import('./sendSearchEvent.ts').then(
                (module) => module.sendSearchEvent(settings, event),
                () => undefined,
              ),
          }
        : {}),
      ...(poweredBy === undefined ? {} : { poweredBy }),
    } satisfies SearchOptions;
  }, [data, addresses, history, siteConfig, tags, language]);
}

/** The tags of the pages to search: of each set of docs the version that the reader is in, else the last one. */
function useSearchTags(pathname: string): string {
  const docs = (useAllPluginInstancesData('docusaurus-plugin-content-docs') ?? {}) as Record<string, GlobalPluginData>;
  const tags = Object.entries(docs).map(([id, { versions }]) => {
    const ofReader = versions
      .filter(({ path, isLast }) => isLast || pathname.startsWith(path))
      .sort((left, right) => right.path.length - left.path.length)[0];
    return `docusaurus_tag:docs-${id}-${ofReader?.name}`;
  });
  return ['docusaurus_tag:default', ...tags].join(' ');
}

/** The index asked on a page: the first whose path begins the page's, else the main one. */
function indexAt(path: string, settings: SearchSettings): string {
  if (settings.mode === 'browser') return MAIN_INDEX;
  const { sectionIndexes, mainIndex } = settings;
  return Object.entries(sectionIndexes).find(([start]) => path.startsWith(start))?.[1] ?? mainIndex;
}

function readFilter({ choices, ...filter }: SearchFilter): FilterDefinition {
  if (!('attribute' in choices)) return { ...filter, choices };
  const { attribute, label, values } = choices;
  return {
    ...filter,
    choices: values.map((value) => ({
      value,
      label: label.replace('{0}', value),
      conditions: [`${attribute}:${value}`],
    })),
  };
}

/** Texts that take something in become functions again. */
function readTexts(texts: NonNullable<SearchGlobalData['texts']>): Partial<Texts> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, message]) => [
      key,
      message.includes('{0}')
        ? (...values: unknown[]) => message.replace(/\{(\d)\}/g, (_, at) => `${values[at]}`)
        : message,
    ]),
  );
}
