import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type CutItems, cutSidebars } from './cutSidebars.ts';
import { printRegistry, printRoutes, printShard, printShardList } from './printModules.ts';
import { readGeneratedSite } from './readGeneratedSite.ts';
import { StableChunkNames } from './StableChunkNames.ts';
import { type LazyRoute, splitRoutes } from './splitRoutes.ts';
import { stripGlobalData } from './stripGlobalData.ts';

/** A sidebar's props file with its chunk and what was cut out of it. */
export interface CutVersion {
  chunk: string;
  file: string;
  version: PropVersionMetadata;
  cuts: CutItems[];
}

/**
 * Keeps the first script the same size however many pages there are: in the browser's build, the table of routes, the docs' metadata and
 * the items of collapsed categories come in shards of neighbouring pages, fetched with the first page that needs them. The server's build
 * knows everything at once, as before. See decisions/2026-11-21-lazy-routes.md.
 */
export default function lazyRoutes(context: LoadContext): Plugin {
  const generated = context.generatedFilesDir;
  const ours = join(generated, 'lazy-routes');
  const client = join(context.siteDir, 'src', 'lazyRoutes');
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'lazy-routes',
    configureWebpack: (config, isServer, { currentBundler }) => {
      if (!isBuild) return {};
      const replace = (pattern: RegExp, file: string) =>
        new currentBundler.instance.NormalModuleReplacementPlugin(pattern, file);
      if (isServer) return { plugins: [replace(/[\\/]docsClientUtils(\.js)?$/, join(client, 'docsClientUtils.ts'))] };
      // The framework's table from chunk names to chunk ids, which are the same here.
      config.plugins = (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      const versions = writeModules(generated, ours);
      return {
        // Names instead of numbers and one hash for all: the runtime needs no table of chunks to find their files. What libraries
        // chunks share stays in the first of them: named files of their own cost every page more than they save.
        optimization: { chunkIds: 'named', splitChunks: { cacheGroups: { defaultVendors: false } } },
        output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
        plugins: [
          new StableChunkNames(),
          replace(/core[\\/]lib[\\/]client[\\/]preload\.js$/, join(client, 'preload.ts')),
          replace(/core[\\/]lib[\\/]client[\\/]docusaurus\.js$/, join(client, 'prefetch.ts')),
          replace(/core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/, join(client, 'PendingNavigation.tsx')),
          ...['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'].map((name) =>
            replace(exactly(join(generated, name)), join(ours, name)),
          ),
          ...versions.map(({ chunk, file }) => replace(exactly(file), join(ours, `${chunk}.json`))),
        ],
      };
    },
  };
}

/** Writes the split modules into `ours` and returns the versions whose sidebars were cut. */
function writeModules(generated: string, ours: string): CutVersion[] {
  const site = readGeneratedSite(generated);
  const { routes, shards } = splitRoutes(site);
  const versions = shards.length === 0 ? [] : cutVersions(site.registry, generated);
  rmSync(ours, { recursive: true, force: true });
  mkdirSync(join(ours, 'shards'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(ours, name), text);

  const keyOf = ({ route: { path, component } }: LazyRoute) => `${path}-${component.hash}`;
  const lazyKeys = shards.flat().map(keyOf);
  const keptNames = omit(site.chunkNames, new Set(lazyKeys));
  const lazyChunks = usedOnce(lazyKeys.map((key) => chunksOf(site.chunkNames[key])));
  for (const chunk of chunksOf(keptNames)) lazyChunks.delete(chunk);

  for (const [index, shard] of shards.entries())
    write(`shards/${index}.js`, printShard({ shard, site, versions, lazyChunks }));
  write('shards.js', printShardList(shards));
  write('routes.js', printRoutes(routes));
  write(
    'registry.js',
    printRegistry(site.registry, (chunk) => !lazyChunks.has(chunk)),
  );
  write('routesChunkNames.json', JSON.stringify(keptNames));
  write('globalData.json', JSON.stringify(shards.length === 0 ? site.globalData : stripGlobalData(site.globalData)));
  for (const { chunk, version } of versions) write(`${chunk}.json`, JSON.stringify({ version }));
  return versions;
}

function cutVersions(registry: ReturnType<typeof readGeneratedSite>['registry'], generated: string): CutVersion[] {
  return Object.entries(registry).flatMap(([chunk, { module }]) => {
    if (!/^@generated\/docusaurus-plugin-content-docs\/.*\/p\/.*\.json$/.test(module)) return [];
    const file = join(generated, ...module.split('/').slice(1));
    const props = JSON.parse(readFileSync(file, 'utf8')) as { version?: PropVersionMetadata };
    if (props.version?.docsSidebars === undefined) return [];
    const { sidebars, cuts } = cutSidebars(props.version.docsSidebars);
    return [{ chunk, file, cuts, version: { ...props.version, docsSidebars: sidebars, docs: {} } }];
  });
}

function omit<T>(record: Readonly<Record<string, T>>, keys: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));
}

function usedOnce(lists: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const name of new Set(list)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count === 1).map(([name]) => name));
}

function chunksOf(names: unknown): string[] {
  if (typeof names === 'string') return [names];
  return typeof names === 'object' && names !== null ? Object.values(names).flatMap(chunksOf) : [];
}

function exactly(file: string): RegExp {
  return new RegExp(`${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
