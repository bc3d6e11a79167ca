import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin, SwizzleConfig } from '@docusaurus/types';
import { activeReplacements, isActive } from './activeReplacements.ts';
import { checkSite } from './checkSite.ts';
import { clientConfig } from './clientConfig.ts';
import { deferredTags } from './deferredTags.ts';
import { ReplaceModules } from './frameworkFiles/ReplaceModules.ts';
import { KeepIntegrity } from './KeepIntegrity.ts';
import { splitApp } from './lazyRoutes/splitApp.ts';
import type { FirstLoadOptions } from './options.ts';
import { shortenClassNames } from './shortenClassNames.ts';

export { PARTS, type Replacement } from './frameworkFiles/replacements.ts';
export { type FirstLoadOptions, validateOptions } from './options.ts';

type Configure = NonNullable<Plugin['configureWebpack']>;
type Bundler = Parameters<Configure>[2]['currentBundler']['instance'];

const HERE = dirname(fileURLToPath(import.meta.url));
/** The router's packages, whose unused imports are left out, though their package.json does not say that they may be. */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](prop-types|react-is|hoist-non-react-statics)[\\/]/;

/**
 * Lets pages arrive in one request: with the styles they need inside, and without the app, which follows at the reader's first sign of
 * interest. Makes the app smaller too, by modules in the place of the framework's (`frameworkFiles/replacements.ts`).
 */
export default function firstLoad(context: LoadContext, options: FirstLoadOptions): Plugin {
  const { siteConfig, siteDir, generatedFilesDir } = context;
  checkSite(siteConfig);
  // In development the app is there at once, and complete.
  const isBuild = process.env.NODE_ENV === 'production';
  const isDeferred = isBuild && isActive('entry', options);
  return {
    name: 'docusaurus-first-load',
    getThemePath: () => join(HERE, 'theme'),
    configurePostCss: (postCss) => (isActive('css-prefixes', options) ? withoutPresetEnv(postCss) : postCss),
    injectHtmlTags: () => ({ preBodyTags: isDeferred ? deferredTags(siteConfig.baseUrl, options) : [] }),
    configureWebpack: (config, isServer, { currentBundler: { instance } }) => {
      const isBrowser = !isServer && isBuild;
      if (isBuild && isActive('class-names', options)) shortenClassNames(config);
      if (isBrowser) writeClientConfig(context, options);
      const split = isBrowser && isActive('lazy-routes', options) ? splitApp(config, context, instance) : undefined;
      const replaced = replaceModules({ siteDir, generatedFilesDir }, { isServer, isBuild, options, instance });
      return {
        ...split,
        resolve: { alias: replaced.alias },
        plugins: [
          ...replaced.plugins,
          ...(!isServer && isDeferred ? [new KeepIntegrity()] : []),
          ...(split?.plugins ?? []),
        ],
        module: {
          rules: [
            ...replaced.rules,
            { include: join(HERE, 'client'), resolve: { fullySpecified: false } },
            ...(isBrowser ? [{ test: WITHOUT_EFFECTS, sideEffects: false }] : []),
          ],
        },
      };
    },
    postBuild: async ({ outDir }) => {
      if (options.completesPages === false || !isDeferred) return;
      const { completePages } = await import('./pages/completePages.ts');
      const { baseUrl, trailingSlash } = siteConfig;
      await completePages({
        outDir,
        siteDir,
        generatedFilesDir,
        form: { baseUrl, trailingSlash: trailingSlash === true },
        cacheDir: join(siteDir, 'node_modules', '.cache', 'docusaurus-first-load'),
        options,
      });
    },
  };
}

interface Side {
  isServer: boolean;
  isBuild: boolean;
  options: FirstLoadOptions;
  instance: Bundler;
}

function replaceModules(
  folders: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>,
  { isServer, isBuild, options, instance }: Side,
) {
  const side = isServer ? 'server' : 'browser';
  const active = activeReplacements(options).filter(
    (entry) => (entry.side ?? side) === side && (isBuild || entry.inDevelopment === true),
  );
  const replace = new ReplaceModules(active, instance, { ...folders, ownDir: HERE });
  const importers = new Set(active.flatMap(({ importer }) => importer ?? []));
  return {
    alias: replace.aliases(undefined),
    plugins: [replace],
    rules: [...importers].map((importer) => ({
      test: new RegExp(`[\\\\/]node_modules[\\\\/]${importer}`),
      resolve: { alias: replace.aliases(importer) },
    })),
  };
}

function writeClientConfig(
  { siteConfig, generatedFilesDir }: LoadContext,
  { buildOnlyThemeConfig = [] }: FirstLoadOptions,
): void {
  const folder = join(generatedFilesDir, 'client-shims');
  mkdirSync(folder, { recursive: true });
  const config = JSON.stringify(clientConfig(siteConfig, buildOnlyThemeConfig));
  writeFileSync(join(folder, 'config.js'), `export default ${config};`);
  writeFileSync(join(folder, 'metadata.json'), '{}');
}

type PostCss = Parameters<NonNullable<Plugin['configurePostCss']>>[0];

/**
 * Without what makes stylesheets fit older browsers, for every stylesheet again: a second of each build from nothing. The minimizer knows
 * the same browsers. And without a search for configurations in twelve files of every folder above each stylesheet.
 */
function withoutPresetEnv(options: PostCss): PostCss {
  const isPresetEnv = (plugin: unknown) =>
    Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));
  return { ...options, config: false, plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)) };
}

/** Which of the theme's parts a site may replace (`docusaurus swizzle`). */
export function getSwizzleConfig(): SwizzleConfig {
  const unsafe = { eject: 'unsafe', wrap: 'safe' } as const;
  return {
    components: {
      DocSidebarItem: { actions: unsafe, description: 'Fetches the items of a collapsed category when it opens.' },
      'DocRoot/Layout/Main': { actions: unsafe, description: 'Draws the page that the reader is about to open.' },
    },
  };
}
