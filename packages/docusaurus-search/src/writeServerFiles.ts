import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import type { AddressForm } from '@feedback-docs/pages/addresses';
import { escapeHtml } from '@feedback-docs/text';
import type { DocPage } from './DocPage.ts';
import type { SearchPluginOptions } from './SearchPluginOptions.ts';
import { type AssistantSettings, MAIN_INDEX, type SearchSettings } from './settings.ts';

/** OpenSearch 1.1 allows a short name of 16 characters. */
const MAX_SHORT_NAME = 16;

interface Built {
  siteConfig: Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl' | 'favicon' | 'trailingSlash'>;
  pages: readonly DocPage[];
  options: Pick<SearchPluginOptions, 'contact'>;
  settings: SearchSettings;
  assistant: AssistantSettings | null;
}

/** Writes what the server reads of a built site beside its indexes, the list of pages, and the search of the browser's address bar. */
export function writeServerFiles(
  { outDir, dataDir }: { outDir: string; dataDir: string },
  { siteConfig, pages, options, settings, assistant }: Built,
): void {
  const { baseUrl, trailingSlash } = siteConfig;
  const form: AddressForm = { baseUrl, trailingSlash: trailingSlash === true };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'addresses.json'), JSON.stringify(form));
  writeFileSync(join(dataDir, 'contact.json'), JSON.stringify(options.contact ?? {}));
  if (settings.mode === 'service') {
    const { appId, apiKey, mainIndex, sectionIndexes } = settings;
    const aliases = [mainIndex, ...Object.values(sectionIndexes)].filter((name) => name !== MAIN_INDEX);
    const names = { appId, apiKey, aliases, hasAssistant: assistant !== null };
    writeFileSync(join(dataDir, 'search.json'), JSON.stringify(names));
  }
  const list = pages.map(({ path, title, description }) => ({ url: path || '/', title, description }));
  writeFileSync(join(outDir, 'pages.json'), JSON.stringify(list));
  if (!existsSync(join(outDir, 'opensearch.xml')))
    writeFileSync(join(outDir, 'opensearch.xml'), openSearchDescription(siteConfig));
}

function openSearchDescription({ title, url, baseUrl, favicon }: Built['siteConfig']): string {
  const site = url + baseUrl.slice(0, -1);
  const icon =
    favicon === undefined
      ? ''
      : `  <Image width="32" height="32" type="image/x-icon">${escapeHtml(`${site}/${favicon}`)}</Image>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(title.slice(0, MAX_SHORT_NAME))}</ShortName>
  <Description>${escapeHtml(`Search ${title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
${icon}  <Url type="text/html" method="get" template="${site}/search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${site}/opensearch.xml"/>
</OpenSearchDescription>
`;
}
