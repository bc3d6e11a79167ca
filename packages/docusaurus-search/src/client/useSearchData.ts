import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { type Addresses, createAddresses } from '@feedback-docs/pages/addresses';
import { useMemo } from 'react';
import type { SearchGlobalData } from './SearchGlobalData.ts';

/** What the plugin's options say of the site's search. */
export function useSearchData(): SearchGlobalData {
  return usePluginData('docusaurus-search') as SearchGlobalData;
}

/** Whether this build has an assistant. */
export function useHasAssistant(): boolean {
  return useSearchData().assistant !== null;
}

/** The addresses of this site: `toAddress('/docs/intro')` is what a link to that page says, wherever the site is served. */
export function useAddresses(): Addresses {
  const { baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  return useMemo(() => createAddresses({ baseUrl, trailingSlash: trailingSlash === true }), [baseUrl, trailingSlash]);
}
