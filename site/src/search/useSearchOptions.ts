import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchOptions } from '@feedback-docs/dialog';
import type { AssistantSettings } from '@site/assistantSettings';
import type { SearchSettings } from '@site/searchSettings';
import { addresses } from '@site/src/addresses/addresses';
import { fromService } from '@site/src/addresses/fromService';
import { useMemo, useRef } from 'react';
import { createAssistant } from './createAssistant';
import { getSearchClient } from './getSearchClient';
import { searchFilters } from './searchFilters';

/** What button, dialog and search page need to know of this site's search. The same object until the settings change. */
export function useSearchOptions(): SearchOptions & { searchPagePath: string } {
  const { siteConfig } = useDocusaurusContext();
  const settings = siteConfig.customFields?.['search'] as SearchSettings;
  const { versions } = usePluginData('search') as { versions: { web: string[]; mobile: string[] } };
  const history = useHistory();
  const { pathname } = useLocation();
  const path = useRef(pathname);
  path.current = pathname;

  return useMemo(() => {
    const client = getSearchClient(settings);
    const [mainIndex, surveyIndex] =
      settings.mode === 'browser' ? ['docs', 'docs'] : [settings.mainIndex, settings.surveyIndex];
    const assistant = siteConfig.customFields?.['assistant'] as AssistantSettings | null;
    const email = String(siteConfig.customFields?.['email']);
    const isOwnService = settings.mode === 'service' && !settings.isHosted;
    return {
      client,
      indexName: () => (addresses.toPath(path.current).startsWith('/docs/survey') ? surveyIndex : mainIndex),
      listsIndexName: mainIndex,
      searchParameters: {
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      },
      navigate: (href) => history.push(href),
      baseUrl: siteConfig.baseUrl,
      ...(settings.mode === 'browser' ? {} : { toSiteAddress: fromService(settings.host) }),
      searchPagePath: addresses.toAddress('/search'),
      getMissingResultsUrl: (query) => `mailto:${email}?subject=${encodeURIComponent(`No results for "${query}"`)}`,
      filters: searchFilters(versions),
      onIntent: client.warmUp,
      ...(assistant === null ? {} : { assistant: createAssistant(settings, assistant) }),
      privacy: { href: '/privacy', isKept: isOwnService },
      ...(isOwnService
        ? {
            onEvent: (event) =>
              import('./sendSearchEvent').then(
                (module) => module.sendSearchEvent(settings, event),
                () => undefined,
              ),
          }
        : {}),
      ...(settings.mode === 'service' && settings.isHosted
        ? { poweredBy: { label: 'Algolia', href: 'https://www.algolia.com' } }
        : {}),
    } satisfies SearchOptions;
  }, [settings, versions, history, siteConfig]);
}
