import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config, ParseFrontMatter } from '@docusaurus/types';
import { releaseVersions } from '@feedback-docs/docusaurus-releases/content';
import { releaseRemarkPlugins } from '@feedback-docs/docusaurus-releases/remark';
import { createAddresses } from '@feedback-docs/pages/addresses';
import { agentsOptions } from './agents/agentsOptions.ts';
import { assistantSettings } from './assistantSettings.ts';
import { brand } from './brand.ts';
import { lastChanges } from './content/lastChanges.ts';
import { firstLoadOptions } from './firstLoadOptions.ts';
import { rehypeDropLineBreaks } from './plugins/markdown/rehypeDropLineBreaks.ts';
import { rehypeHighlightCode } from './plugins/markdown/rehypeHighlightCode.ts';
import { rehypeTableScroll } from './plugins/markdown/rehypeTableScroll.ts';
import { remarkFigures } from './plugins/markdown/remarkFigures.ts';
import { privacyFacts } from './privacyFacts.ts';
import { PRODUCT_FILE, profile } from './profile/readProfile.ts';
import { releasesOptions } from './releasesOptions.ts';
import { searchPluginOptions } from './search/searchPluginOptions.ts';
import { searchSettings } from './searchSettings.ts';
import { siteAddress } from './siteAddress.ts';
import { trailingSlash } from './trailingSlash.ts';

const changeDays = lastChanges(__dirname);

/**
 * Reads a page's front matter as readers load it: with the day of its last change, where that is known, and without its `askedAs`,
 * which the search takes from the file.
 */
const readersFrontMatter: ParseFrontMatter = async (params) => {
  const { frontMatter, content } = await params.defaultParseFrontMatter(params);
  const { askedAs: _phrasings, ...rest } = frontMatter;
  const path = relative(__dirname, params.filePath)
    .replaceAll('\\', '/')
    .replace(/\.mdx?$/, '');
  const changed = changeDays.get(`/${path}`.replace(/\/index$/, ''));
  return {
    frontMatter: {
      ...rest,
      ...(changed === undefined ? {} : { changed }),
      // A build leaves drafts out of everything; `npm run dev` shows them to their writers.
      ...(path === 'docs/answer-quality' && !brand.showsAnswerQuality ? { draft: true } : {}),
    },
    content,
  };
};

/** The sitemap's pages, in the order of their addresses, each with the day of its last change where that is known. */
const createSitemapItems: PluginOptions['createSitemapItems'] = async ({ defaultCreateSitemapItems, ...params }) => {
  const items = await defaultCreateSitemapItems(params);
  const { url, baseUrl } = params.siteConfig;
  const { toPath } = createAddresses({ baseUrl }, url);
  return items
    .map((item) => ({ ...item, lastmod: changeDays.get(toPath(item.url).replace(/(.)\/$/, '$1')) ?? null }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
};

/**
 * The layers that the framework's styles stand in, the weakest first. Our own styles stand outside of all layers and win. The framework's
 * own list names layers of plugins that this site does not have, and every page would carry it.
 */
const cascadeLayers = {
  infima: from('infima/dist'),
  common: from('@docusaurus/theme-common/lib'),
  classic: from('@docusaurus/theme-classic/lib'),
  core: from('@docusaurus/core/lib'),
};

/** The navbar leaves when the reader scrolls down and returns when they scroll up or reach the end of the page. */
const HIDE_NAVBAR_ON_SCROLL = true;

const { origin, baseUrl } = siteAddress();
const [newestWeb] = releaseVersions(__dirname, 'web');
const search = searchSettings(process.env, baseUrl);
const assistant = assistantSettings(process.env, search);
const agents = agentsOptions(search, __dirname);
/** In the page itself: a picture of 258 bytes is not worth a request. */
const mark = readFileSync(join(__dirname, 'static/img/logo.svg'), 'utf8').trim();

const config: Config = {
  title: brand.siteTitle,
  tagline: brand.tagline,
  url: origin,
  baseUrl,
  trailingSlash: trailingSlash(process.env, search),
  titleDelimiter: '|',
  favicon: 'img/favicon.ico',
  organizationName: 'feedback-docs',
  projectName: 'feedback-docs',
  i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { label: 'English', direction: 'ltr' } } },

  headTags: [
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` } },
    { tagName: 'link', attributes: { rel: 'manifest', href: `${baseUrl}site.webmanifest` } },
    ...fontTags(brand.font),
  ],

  // Only our own server, and not that of another host, takes what readers say of pages.
  customFields: {
    mark,
    email: brand.email,
    takesFeedback: agents.services !== undefined,
    mcp: agents.services?.mcp && createAddresses({ baseUrl }).toAddress(agents.services.mcp),
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'mdx',
    parseFrontMatter: readersFrontMatter,
    mdx1Compat: { comments: false, admonitions: false, headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },

  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
  },

  themes: [
    ['./plugins/theme/index.ts', { customCss: ['./src/css/tokens.css', './src/css/site.css'] }],
    ['@feedback-docs/docusaurus-search', searchPluginOptions(search, assistant)],
    ['@feedback-docs/docusaurus-first-load', firstLoadOptions(process.env)],
    ['@feedback-docs/docusaurus-releases', releasesOptions],
  ],
  clientModules: ['./src/typeface/fetchTypeface.ts', './src/copyHeadingLink.ts'],
  plugins: [
    ['@docusaurus/plugin-css-cascade-layers', { layers: cascadeLayers }],
    [
      '@docusaurus/plugin-content-docs',
      {
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        numberPrefixParser: false,
        breadcrumbs: true,
        tags: 'tags.yml',
        onInlineTags: 'throw',
        lastVersion: 'current',
        versions: { current: { label: 'Next', path: '/' } },
        beforeDefaultRemarkPlugins: [
          remarkFigures,
          ...releaseRemarkPlugins({ siteDir: __dirname, product: PRODUCT_FILE }),
        ],
        rehypePlugins: [rehypeHighlightCode, rehypeTableScroll, rehypeDropLineBreaks],
      },
    ],
    './plugins/addressForm/index.ts',
    './plugins/buildCache/index.ts',
    './plugins/unusedStyles/index.ts',
    './plugins/servedPreviews/index.ts',
    './plugins/home/index.ts',
    './plugins/glossary/index.ts',
    './plugins/design/index.ts',
    ['./plugins/privacy/index.ts', { facts: privacyFacts(search, assistant), policyUrl: brand.privacyUrl }],
    ['@feedback-docs/docusaurus-agents', agents],
    ['@docusaurus/plugin-content-pages', { path: 'src/pages' }],
    [
      '@docusaurus/plugin-sitemap',
      {
        ignorePatterns: ['search', 'health/**', 'docs/tags', 'docs/tags/**'].map((path) => baseUrl + path),
        changefreq: null,
        priority: null,
        createSitemapItems,
      },
    ],
  ],

  themeConfig: {
    metadata: [{ name: 'theme-color', content: '#0b6a61' }],
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false }, versionPersistence: 'localStorage' },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    ...(newestWeb === undefined ? {} : { announcementBar: announce(newestWeb) }),
    navbar: {
      title: brand.siteTitle,
      hideOnScroll: HIDE_NAVBAR_ON_SCROLL,
      items: [
        { to: '/docs', activeBaseRegex: `^${baseUrl}docs(?!/versions)`, label: 'Docs', position: 'left' },
        {
          to: '/docs/versions/recent-versions',
          activeBaseRegex: `^${baseUrl}docs/versions`,
          label: 'Version History',
          position: 'left',
        },
        {
          type: 'docsVersionDropdown',
          position: 'right',
          className: 'navbar-version',
          title: 'Version of the documentation',
          dropdownActiveClassDisabled: true,
        },
        { type: 'localeDropdown', position: 'right' },
        { href: brand.loginUrl, label: 'Login', position: 'right' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Contact',
          items: [
            { html: `<a class="footer__link-item" href="mailto:${brand.email}">${brand.email}</a>` },
            {
              html: `<a class="footer__link-item" href="tel:${brand.phone.replace(/[^+\d]/g, '')}">${brand.phone}</a>`,
            },
          ],
        },
        {
          title: 'About',
          items: [
            ...profile.site.footer.about,
            { label: 'Version history', to: '/docs/versions/recent-versions' },
            { label: 'The company', href: brand.aboutUrl },
          ],
        },
        {
          title: 'Sign in',
          items: [{ label: 'Login', href: brand.loginUrl }, ...profile.site.footer.signIn],
        },
        {
          title: 'Privacy policy',
          items: [
            { label: 'Read the privacy policy', href: brand.privacyUrl },
            { label: 'Privacy of this site', to: '/privacy' },
            ...profile.site.footer.privacy,
          ],
        },
      ],
      copyright: `Copyright © ${brand.copyrightYear} ${brand.copyrightHolder}. ${brand.tagline}`,
    },
  } satisfies UserThemeConfig,
};

export default config;

/** Readers who closed the bar of one release see that of the next. */
function announce(version: string): NonNullable<UserThemeConfig['announcementBar']> {
  return {
    id: `web-${version.replace('_', '-')}`,
    content: `Web ${version.replace('_', '.')} is out. <a href="${baseUrl}docs/versions/Web/${version}">See what changed</a>`,
    isCloseable: true,
  };
}

function from(folder: string): (file: string) => boolean {
  return (file) => file.replaceAll('\\', '/').includes(`node_modules/${folder}`);
}

/** The head tags for a font provider's stylesheet; none where the font is served from the site itself. */
function fontTags({ stylesheetUrl, family }: { stylesheetUrl: string; family: string }) {
  if (stylesheetUrl === '') return [];
  return [
    {
      tagName: 'link',
      attributes: { rel: 'preconnect', href: new URL(stylesheetUrl).origin, crossorigin: 'anonymous' },
    },
    // With CORS: pages embed nothing that does not agree to it (Cross-Origin-Embedder-Policy).
    { tagName: 'link', attributes: { rel: 'stylesheet', href: stylesheetUrl, crossorigin: 'anonymous' } },
    {
      tagName: 'style',
      attributes: {},
      innerHTML: `html:root{--font:'${family}',system-ui,sans-serif}`,
    },
  ];
}
