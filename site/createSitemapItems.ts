import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import { createAddresses } from '@feedback-docs/pages/addresses';
import { lastChanges } from './content/lastChanges.ts';

/** The sitemap's pages, in the order of their addresses, each with the day of its last change where that is known. */
export const createSitemapItems: PluginOptions['createSitemapItems'] = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const items = await defaultCreateSitemapItems(params);
  const days = lastChanges(__dirname);
  const { url, baseUrl } = params.siteConfig;
  const { toPath } = createAddresses({ baseUrl }, url);
  return items
    .map((item) => ({ ...item, lastmod: days.get(toPath(item.url).replace(/(.)\/$/, '$1')) ?? null }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
};
