import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ChunkAssetPlugin from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isReplaced } from '../frameworkFiles/replacements.ts';
import { type CutVersion, cutSidebars } from './cutSidebars.ts';
import { namePageChunks } from './namePageChunks.ts';
import { printRegistry, printRoutes, printShard, printShardList } from './printModules.ts';
import { readGeneratedSite } from './readGeneratedSite.ts';
import { readSidebars, sidebarChunk } from './readSidebars.ts';
import { StableChunkNames } from './StableChunkNames.ts';
import { type LazyRoute, splitRoutes } from './splitRoutes.ts';
import { stripGlobalData } from './stripGlobalData.ts';

/**
 * Keeps the first script the same size however many pages there are: in the browser's build, the table of routes, the docs' metadata and
 * the items of collapsed categories come in shards of neighbouring pages, fetched with the first page that needs them, and each sidebar
 * comes with the pages that show it. The server's build knows everything at once, as before. See decisions/2026-11-21-lazy-routes.md.
 */
export default function lazyRoutes(context: LoadContext): Plugin {
  const generated = context.generatedFilesDir;
  const ours = join(generated, 'lazy-routes');
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'lazy-routes',
    configureWebpack: (config, isServer, { currentBundler }) => {
      if (!isBuild || isServer || !isReplaced('lazy-routes', process.env)) return {};
      const replace = (pattern: RegExp, file: string) =>
        new currentBundler.instance.NormalModuleReplacementPlugin(pattern, file);
      leaveOutChunkTable(config);
      const versions = writeModules(generated, ours);
      return {
        // Names instead of numbers and one hash for all: the runtime needs no table of chunks to find their files. What libraries
        // chunks share stays in the first of them: named files of their own cost every page more than they save.
        optimization: { chunkIds: 'named', splitChunks: { cacheGroups: { defaultVendors: false } } },
        output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
        plugins: [
          new StableChunkNames(),
          ...versions.map(({ chunk, file }) => replace(exactly(file), join(ours, `${chunk}.json`))),
        ],
      };
    },
  };
}

/**
 * The framework's table from the names of chunks to their ids, which are the same here. Throws when no plugin adds it, or another does.
 */
function leaveOutChunkTable(config: Parameters<NonNullable<Plugin['configureWebpack']>>[0]): void {
  const plugins = config.plugins ?? [];
  config.plugins = plugins.filter((plugin) => !(plugin instanceof ChunkAssetPlugin));
  if (config.plugins.length !== plugins.length - 1)
    throw new Error(
      'ChunkAssetPlugin is not among the plugins of this version of the framework, so its table of chunks may be in every page. Mend site/plugins/lazyRoutes, or keep the framework as it is with KEEP_FRAMEWORK_FILES=lazy-routes.',
    );
}

/** Writes the split modules into `ours` and returns the versions whose sidebars were cut. */
function writeModules(generated: string, ours: string): CutVersion[] {
  const generatedSite = readGeneratedSite(generated);
  const { routes, shards } = splitRoutes(generatedSite);
  const { ofPages, ...named } = namePageChunks(generatedSite, shards.flat());
  const site = { ...generatedSite, ...named };
  const lazyPaths = new Set(shards.flat().map(({ route }) => route.path));
  const versions = readSidebars(site, generated, lazyPaths).map((read) => ({
    ...read,
    ...cutSidebars(read.version.docsSidebars),
  }));
  rmSync(ours, { recursive: true, force: true });
  mkdirSync(join(ours, 'shards'), { recursive: true });
  mkdirSync(join(ours, 'sidebars'));
  const write = (name: string, text: string) => writeFileSync(join(ours, name), text);

  const keyOf = ({ route: { path, component } }: LazyRoute) => `${path}-${component.hash}`;
  const lazyKeys = shards.flat().map(keyOf);
  const keptNames = omit(site.chunkNames, new Set(lazyKeys));

  for (const [index, shard] of shards.entries())
    write(`shards/${index}.js`, printShard({ shard, site, versions, ofPages }));
  write('shards.js', printShardList(shards));
  write('routes.js', printRoutes(routes));
  write(
    'registry.js',
    printRegistry(site.registry, (chunk) => !ofPages.has(chunk)),
  );
  write('routesChunkNames.json', JSON.stringify(keptNames));
  write('globalData.json', JSON.stringify(shards.length === 0 ? site.globalData : stripGlobalData(site.globalData)));
  for (const cut of versions) {
    write(`${cut.chunk}.json`, JSON.stringify({ version: { ...cut.version, docs: {}, docsSidebars: {} } }));
    for (const [name, items] of Object.entries(cut.sidebars))
      write(`sidebars/${sidebarChunk(cut, name)}.json`, JSON.stringify(items));
  }
  return versions;
}

function omit<T>(record: Readonly<Record<string, T>>, keys: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));
}

function exactly(file: string): RegExp {
  return new RegExp(`${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
