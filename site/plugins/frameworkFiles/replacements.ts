/** A module of the framework, or of a library it brings, for which one of ours stands in. */
export interface Replacement {
  /** What the switch knows it by; those of one id need each other. */
  readonly id: string;
  /** A file as `package/path/file.js`, a package as its name alone, or a generated file as `@generated/name`. */
  readonly module: string;
  /** Ours: a file below the site's folder, a generated file as `@generated/path`, or another package. */
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

/** Every module that is not the framework's own. */
export const REPLACEMENTS: readonly Replacement[] = [
  {
    id: 'banner',
    module: `${CLIENT}/BaseUrlIssueBanner/index.js`,
    by: 'src/firstLoad/BaseUrlIssueBanner.tsx',
    inDevelopment: true,
    why: "The framework's script writes HTML, which the security policy forbids.",
    earns: 'safety',
  },
  {
    id: 'colour-mode',
    module: '@docusaurus/theme-common/lib/contexts/colorMode.js',
    by: 'src/colorMode/ColorModeProvider.tsx',
    inDevelopment: true,
    why: 'A stored choice of "system" follows the system; before a choice the site is light.',
    earns: 'behaviour',
  },
  {
    id: 'entry',
    module: `${CLIENT}/clientEntry.js`,
    by: 'src/firstLoad/clientEntry.tsx',
    side: 'browser',
    why: 'Pages hydrate at the first sign of interest, and what the reader did until then is done again.',
    earns: 'pages in one request',
  },
  {
    id: 'utils',
    module: '@docusaurus/utils-common/lib/index.js',
    by: 'src/firstLoad/utilsCommon.ts',
    side: 'browser',
    why: 'The package brings a library of helpers for old compilers.',
    earns: '3.2 KiB',
  },
  {
    id: 'lazy-routes',
    module: `${CLIENT}/preload.js`,
    by: 'src/lazyRoutes/preload.ts',
    side: 'browser',
    why: 'A page that the first script does not know is fetched with its neighbours.',
    earns: '8.3 KiB at 80 pages, more with each page',
  },
  {
    id: 'lazy-routes',
    module: `${CLIENT}/docusaurus.js`,
    by: 'src/lazyRoutes/prefetch.ts',
    side: 'browser',
    why: 'Links fetch pages that the first script does not know.',
    earns: '8.3 KiB at 80 pages, more with each page',
  },
  {
    id: 'entry',
    module: `${CLIENT}/PendingNavigation.js`,
    by: 'src/lazyRoutes/PendingNavigation.tsx',
    side: 'browser',
    why: 'The router that our entry brings waits for pages.',
    earns: 'pages drawn ahead',
  },
  {
    id: 'docs-client',
    module: '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    by: 'src/lazyRoutes/docsClientUtils.ts',
    side: 'server',
    why: 'Each item of the navbar compares the page with the path of every doc.',
    earns: 'a quarter of the time to render 1,000 pages',
  },
  ...['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'].map((name) => ({
    id: 'lazy-routes',
    module: `@generated/${name}`,
    by: `@generated/lazy-routes/${name}`,
    side: 'browser' as const,
    why: 'The framework lists every page here.',
    earns: '8.3 KiB at 80 pages, more with each page',
  })),
  {
    id: 'link',
    module: `${CLIENT}/exports/Link.js`,
    by: 'src/clientShims/Link.tsx',
    side: 'browser',
    why: 'One observer for all links, no second router library.',
    earns: '0.6 KiB, and one observer instead of one for each link',
  },
  {
    id: 'link',
    module: `${CLIENT}/exports/Link.js`,
    by: 'src/clientShims/BuiltLink.tsx',
    side: 'server',
    why: 'Pages must be built with the same links as the app draws.',
    earns: 'goes with link',
  },
  ...[
    ['docusaurus.config.mjs', 'config.js'],
    ['site-metadata.json', 'metadata.json'],
  ].map(([theirs, ours]) => ({
    id: 'config',
    module: `@generated/${theirs}`,
    by: `@generated/client-shims/${ours}`,
    side: 'browser' as const,
    why: 'Settings, and versions of plugins, that only the build reads stay there.',
    earns: '1.5 KiB',
  })),
  {
    id: 'helmet',
    module: 'react-helmet-async',
    by: 'src/clientShims/Helmet.tsx',
    side: 'browser',
    why: 'The head of a page is written by the server; the app changes a few tags.',
    earns: '4.1 KiB',
  },
  {
    id: 'loadable',
    module: 'react-loadable',
    by: 'src/clientShims/Loadable.tsx',
    side: 'browser',
    why: "The app waits for the scripts of a page's question previews too, which the library knows nothing of.",
    earns: '0.8 KiB, and previews that are there at once',
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
    by: 'src/clientShims/pathToRegexp.ts',
    side: 'browser',
    importer: 'react-router',
    why: "The site's routes have no parameters.",
    earns: '1.1 KiB',
  },
];

/** A module that no package offers to others, and ours use all the same: what an update of the framework may take away. */
export interface Use {
  readonly module: string;
  /** The files that import it, below the site's folder. */
  readonly by: readonly string[];
  readonly why: string;
}

/** Every one of them. */
export const USES: readonly Use[] = [
  {
    module: `${CLIENT}/App`,
    by: ['src/firstLoad/clientEntry.tsx'],
    why: 'Our entry hydrates the app of the framework.',
  },
  {
    module: `${CLIENT}/docusaurus`,
    by: ['src/firstLoad/clientEntry.tsx'],
    why: 'Our entry offers what its own offers on window.docusaurus.',
  },
  {
    module: `${CLIENT}/preload`,
    by: ['src/firstLoad/clientEntry.tsx', 'src/lazyRoutes/PendingRouter.tsx', 'src/lazyRoutes/prefetch.ts'],
    why: 'All that waits for a page waits for the same chunks.',
  },
  {
    module: `${CLIENT}/ClientLifecyclesDispatcher`,
    by: ['src/lazyRoutes/PendingRouter.tsx'],
    why: 'Client modules hear of navigation at the moments they know.',
  },
  {
    module: `${CLIENT}/normalizeLocation`,
    by: ['src/lazyRoutes/PendingRouter.tsx'],
    why: 'Addresses that end in index.html lead to their page.',
  },
  {
    module: `${CLIENT}/BaseUrlIssueBanner/styles.module.css`,
    by: ['src/firstLoad/BaseUrlIssueBanner.tsx'],
    why: 'The banner looks as the framework draws it.',
  },
  {
    module: `${CLIENT}/exports/useBaseUrl`,
    by: ['src/clientShims/Link.tsx'],
    why: 'Links get the base URL without a hook for each.',
  },
  {
    module: '@docusaurus/utils-common/lib/applyTrailingSlash',
    by: ['src/firstLoad/utilsCommon.ts'],
    why: 'One of two functions the browser needs of the package.',
  },
  {
    module: '@docusaurus/utils-common/lib/errorUtils',
    by: ['src/firstLoad/utilsCommon.ts'],
    why: 'The other one.',
  },
  {
    module: '@docusaurus/theme-classic/lib/nprogress.css',
    by: ['src/clientShims/routeProgress.ts'],
    why: 'Our bar has the look of the theme.',
  },
  {
    module: '@docusaurus/theme-common/internal',
    by: ['src/theme/Navbar/Layout/index.tsx', 'src/theme/Navbar/Layout/useHideableNavbar.ts'],
    why: 'The theme offers these hooks to its own components only.',
  },
  {
    module: '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin',
    by: ['plugins/lazyRoutes/index.ts'],
    why: 'The plugin is left out: its table of chunks grows with the pages (0.6 KiB at 80).',
  },
];

/**
 * The replacements of a build, without those that KEEP_FRAMEWORK_FILES names by their ids, separated by commas. Throws with the ids there
 * are when one is unknown.
 */
export function activeReplacements(environment: NodeJS.ProcessEnv): Replacement[] {
  const kept = (environment['KEEP_FRAMEWORK_FILES'] ?? '').split(',').filter((id) => id !== '');
  const ids = new Set(REPLACEMENTS.map(({ id }) => id));
  for (const id of kept)
    if (!ids.has(id))
      throw new Error(`KEEP_FRAMEWORK_FILES names "${id}". It may name ${[...ids].join(', ')}, separated by commas.`);
  return REPLACEMENTS.filter(({ id, needs = id }) => !kept.includes(id) && !kept.includes(needs));
}

/** Whether the site's own modules of an id are in the build. */
export function isReplaced(id: string, environment: NodeJS.ProcessEnv): boolean {
  return activeReplacements(environment).some((replacement) => replacement.id === id);
}
