import { createHash } from 'node:crypto';
import type { BuiltPage } from '@feedback-docs/docusaurus-first-load/pages';
import type { AssistantSettings, SearchSettings } from '@feedback-docs/docusaurus-search/settings';
import type { PageHashes, Policy } from '@feedback-docs/headers';
import type { Brand } from '../brand.ts';

/** Data blocks, which browsers do not run. */
const DATA = /\stype="?(application|text)\/(?!javascript)/;

/** The settings that decide what pages reach. */
interface PolicySettings {
  siteUrl: string;
  search: SearchSettings;
  assistant: AssistantSettings | null;
  font: Brand['font'];
}

/** What the built pages need: the scripts and styles that stand in them, and the other origins that the settings name, no more. */
export function sitePolicy(
  pages: readonly Pick<BuiltPage, 'url' | 'html'>[],
  { siteUrl, search, assistant, font }: PolicySettings,
): Policy {
  return {
    isHttps: siteUrl.startsWith('https:'),
    pages: Object.fromEntries(pages.map(({ url, html }) => [url, pageHashes(html)])),
    styleOrigins: originsOf(font.stylesheetUrl),
    fontOrigins: font.stylesheetUrl === '' ? [] : originsOf(font.filesUrl || font.stylesheetUrl),
    connectOrigins: originsOf(
      ...(search.mode === 'service' ? [search.host, ...search.otherHosts] : []),
      assistant?.host ?? '',
    ),
  };
}

/** Each once; an empty address and a path are the site's own. */
function originsOf(...addresses: string[]): string[] {
  return [
    ...new Set(
      addresses
        .filter((address) => address !== '' && !address.startsWith('/'))
        .map((address) => new URL(address).origin),
    ),
  ];
}

/** The hashes of the scripts and style elements that stand in a page. */
function pageHashes(html: string): PageHashes {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', body]) => body !== '' && !/\ssrc=/.test(attributes) && !DATA.test(attributes))
    .map(([, , body = '']) => body);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, body = '']) => body);
  return { scripts: hashes(scripts), styles: hashes(styles) };
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
