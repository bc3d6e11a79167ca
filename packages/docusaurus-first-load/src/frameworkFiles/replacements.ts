/** A module of the framework, or of a library it brings, for which one of ours stands in. */
export interface Replacement {
  /** The part it belongs to, by which it is turned off; those of one id need each other. */
  readonly id: string;
  /** A file as `package/path/file.js`, a package as its name alone, or a generated file as `@generated/name`. */
  readonly module: string;
  /** Ours: a file beside this package's `index`, a complete path, a generated file as `@generated/path`, or another package. */
  readonly by: string;
  /** Which build has it; both when left out. */
  readonly side?: 'browser' | 'server';
  /** Also in development; only in builds when left out. */
  readonly inDevelopment?: true;
  /** The id of another one that this one cannot do without. */
  readonly needs?: string;
  /** Only for what a package of this name, or one that begins so, imports. */
  readonly importer?: string;
  readonly why: string;
  /** In brotli of the longest page's app; `npm run bench:size -- --replacements` measures it. */
  readonly earns: string;
}

const CLIENT = '@docusaurus/core/lib/client';

/** What can be turned off on its own: most are replacements below, the last two belong to the bundler's settings. */
export const PARTS = [
  'banner',
  'entry',
  'utils',
  'lazy-routes',
  'docs-client',
  'link',
  'config',
  'helmet',
  'loadable',
  'path-to-regexp',
  'progress',
  'class-names',
  'css-prefixes',
] as const;

export type Part = (typeof PARTS)[number];

/** Every module that is not the framework's own; a site may add more by the option `replacements`. */
export const REPLACEMENTS: readonly (Replacement & { readonly id: Part })[] = [
  {
    id: 'banner',
    module: `${CLIENT}/BaseUrlIssueBanner/index.js`,
    by: 'client/firstLoad/BaseUrlIssueBanner',
    inDevelopment: true,
    why: "The framework's script writes HTML, which the security policy forbids.",
    earns: 'safety',
  },
  {
    id: 'entry',
    module: `${CLIENT}/clientEntry.js`,
    by: 'client/firstLoad/clientEntry',
    side: 'browser',
    why: 'Pages hydrate at the first sign of interest, and what the reader did until then is done again.',
    earns: 'pages in one request',
  },
  {
    id: 'utils',
    module: '@docusaurus/utils-common/lib/index.js',
    by: 'client/firstLoad/utilsCommon',
    side: 'browser',
    why: 'The package brings a library of helpers for old compilers.',
    earns: '3.2 KiB',
  },
  {
    id: 'lazy-routes',
    module: `${CLIENT}/preload.js`,
    by: 'client/lazyRoutes/preload',
    side: 'browser',
    why: 'A page that the first script does not know is fetched with its neighbours.',
    earns: '8.3 KiB at 80 pages, more with each page',
  },
  {
    id: 'lazy-routes',
    module: `${CLIENT}/docusaurus.js`,
    by: 'client/lazyRoutes/prefetch',
    side: 'browser',
    why: 'Links fetch pages that the first script does not know.',
    earns: '8.3 KiB at 80 pages, more with each page',
  },
  {
    id: 'entry',
    module: `${CLIENT}/PendingNavigation.js`,
    by: 'client/lazyRoutes/PendingNavigation',
    side: 'browser',
    why: 'The router that our entry brings waits for pages.',
    earns: 'pages drawn ahead',
  },
  {
    id: 'docs-client',
    module: '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    by: 'client/lazyRoutes/docsClientUtils',
    side: 'server',
    why: 'Each item of the navbar compares the page with the path of every doc.',
    earns: 'a quarter of the time to render 1,000 pages',
  },
  ...['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'].map((name) => ({
    id: 'lazy-routes' as const,
    module: `@generated/${name}`,
    by: `@generated/lazy-routes/${name}`,
    side: 'browser' as const,
    why: 'The framework lists every page here.',
    earns: '8.3 KiB at 80 pages, more with each page',
  })),
  {
    id: 'link',
    module: `${CLIENT}/exports/Link.js`,
    by: 'client/clientShims/Link',
    side: 'browser',
    why: 'One observer for all links, no second router library.',
    earns: '1.1 KiB, and one observer instead of one for each link',
  },
  {
    id: 'link',
    module: `${CLIENT}/exports/Link.js`,
    by: 'client/clientShims/BuiltLink',
    side: 'server',
    why: 'Pages must be built with the same links as the app draws.',
    earns: 'goes with link',
  },
  ...[
    ['docusaurus.config.mjs', 'config.js'],
    ['site-metadata.json', 'metadata.json'],
  ].map(([theirs, ours]) => ({
    id: 'config' as const,
    module: `@generated/${theirs}`,
    by: `@generated/client-shims/${ours}`,
    side: 'browser' as const,
    why: 'Settings, and versions of plugins, that only the build reads stay there.',
    earns: '1.5 KiB',
  })),
  {
    id: 'helmet',
    module: 'react-helmet-async',
    by: 'client/clientShims/Helmet',
    side: 'browser',
    why: 'The head of a page is written by the server; the app changes a few tags.',
    earns: '4.1 KiB',
  },
  {
    id: 'loadable',
    module: 'react-loadable',
    by: 'client/clientShims/Loadable',
    side: 'browser',
    why: "The app waits for the scripts of a page's islands too, which the library knows nothing of.",
    earns: '0.8 KiB, and islands that are there at once',
  },
  {
    id: 'link',
    module: 'react-router-dom',
    by: 'react-router',
    side: 'browser',
    needs: 'entry',
    why: 'The rest of the library is links, for which ours stands in.',
    earns: 'a part of the above',
  },
  {
    id: 'path-to-regexp',
    module: 'path-to-regexp',
    by: 'client/clientShims/pathToRegexp',
    side: 'browser',
    importer: 'react-router',
    why: 'Routes of docs have no parameters.',
    earns: '1.1 KiB',
  },
  {
    id: 'progress',
    module: '@docusaurus/theme-classic/lib/nprogress.js',
    by: 'client/clientShims/routeProgress',
    inDevelopment: true,
    why: 'A bar at the top of the window needs no library.',
    earns: '1.1 KiB',
  },
];

/** A module that no package offers to others, and ours use all the same: what an update of the framework may take away. */
export interface Use {
  readonly module: string;
  /** The files that import it, beside this package's `index`. */
  readonly by: readonly string[];
  readonly why: string;
}

/** Every one of them. */
export const USES: readonly Use[] = [
  {
    module: `${CLIENT}/App`,
    by: ['client/firstLoad/clientEntry'],
    why: 'Our entry hydrates the app of the framework.',
  },
  {
    module: `${CLIENT}/docusaurus`,
    by: ['client/firstLoad/clientEntry'],
    why: 'Our entry offers what its own offers on window.docusaurus.',
  },
  {
    module: `${CLIENT}/preload`,
    by: ['client/firstLoad/clientEntry', 'client/lazyRoutes/PendingRouter', 'client/lazyRoutes/prefetch'],
    why: 'All that waits for a page waits for the same chunks.',
  },
  {
    module: `${CLIENT}/ClientLifecyclesDispatcher`,
    by: ['client/lazyRoutes/PendingRouter'],
    why: 'Client modules hear of navigation at the moments they know.',
  },
  {
    module: `${CLIENT}/normalizeLocation`,
    by: ['client/lazyRoutes/PendingRouter'],
    why: 'Addresses that end in index.html lead to their page.',
  },
  {
    module: `${CLIENT}/BaseUrlIssueBanner/styles.module.css`,
    by: ['client/firstLoad/BaseUrlIssueBanner'],
    why: 'The banner looks as the framework draws it.',
  },
  {
    module: `${CLIENT}/exports/useBaseUrl`,
    by: ['client/clientShims/Link'],
    why: 'Links get the base URL without a hook for each.',
  },
  {
    module: '@docusaurus/utils-common/lib/applyTrailingSlash',
    by: ['client/firstLoad/utilsCommon'],
    why: 'One of two functions the browser needs of the package.',
  },
  {
    module: '@docusaurus/utils-common/lib/errorUtils',
    by: ['client/firstLoad/utilsCommon'],
    why: 'The other one.',
  },
  {
    module: '@docusaurus/theme-classic/lib/nprogress.css',
    by: ['client/clientShims/routeProgress'],
    why: 'Our bar has the look of the theme.',
  },
  {
    module: '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin',
    by: ['lazyRoutes/leaveOutChunkTable'],
    why: 'The plugin is left out: its table of chunks grows with the pages (0.6 KiB at 80).',
  },
];
