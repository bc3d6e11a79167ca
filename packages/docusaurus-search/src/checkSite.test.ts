import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { checkSite } from './checkSite.ts';
import { readOptions } from './options.ts';

interface Site {
  plugins?: unknown[];
  themes?: unknown[];
  themeConfig?: object;
  locale?: string;
  defaultLocale?: string;
}

const site = ({ locale = 'en', defaultLocale = locale, plugins = [], themes = [], themeConfig = {} }: Site) =>
  ({
    siteConfig: { plugins, themes, themeConfig },
    i18n: { currentLocale: locale, defaultLocale },
  }) as unknown as LoadContext;

test('a site with a blog and two docs plugins can have it', () => {
  const plugins = ['@docusaurus/plugin-content-blog', ['@docusaurus/plugin-content-docs', { id: 'api' }]];
  expect(() => checkSite(site({ plugins, themes: ['@feedback-docs/docusaurus-search'] }), {})).not.toThrow();
});

test.each([
  [{ plugins: [['@feedback-docs/docusaurus-search', {}]] }, {}, 'stands under plugins'],
  [{ themes: [['@easyops-cn/docusaurus-search-local', {}]] }, {}, 'and @easyops-cn/docusaurus-search-local both bring'],
  [{ plugins: ['docusaurus-lunr-search'] }, {}, 'and docusaurus-lunr-search both bring'],
  [{ themeConfig: { algolia: { appId: 'X' } } }, {}, 'themeConfig.algolia has the classic preset bring a search'],
  [{ locale: 'fr', defaultLocale: 'en' }, {}, "Give docusaurus-search the option mode: 'browser'"],
  [{ locale: 'fr' }, { assistant: true }, 'reads English only, and this is a build of fr. Remove the option'],
])('%j with %j stops with what to change', (configured, options, message) => {
  expect(() => checkSite(site(configured), options)).toThrow(message);
});

test('docs in another language are searched, and nobody answers questions about them in English', () => {
  expect(() => checkSite(site({ locale: 'de' }), {})).not.toThrow();
  expect(() => checkSite(site({ locale: 'de', defaultLocale: 'en' }), { mode: 'browser' })).not.toThrow();
  expect(readOptions({}, '/', 'de').assistant).toBeNull();
  expect(readOptions({}, '/', 'en-GB').assistant).toEqual({ host: '', id: 'docs' });
});
