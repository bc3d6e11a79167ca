import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CutVersion, cutSidebars } from './cutSidebars.ts';
import { namePageChunks } from './namePageChunks.ts';
import { printRegistry, printRoutes, printShard, printShardList } from './printModules.ts';
import { readGeneratedSite } from './readGeneratedSite.ts';
import { readSidebars, sidebarChunk } from './readSidebars.ts';
import { type LazyRoute, splitRoutes } from './splitRoutes.ts';
import { stripGlobalData } from './stripGlobalData.ts';

/**
 * Keeps the first script the same size however many pages there are: in the browser's build, the table of routes, the docs' metadata and
 * the items of collapsed categories come in shards of neighbouring pages, fetched with the first page that needs them, and each sidebar
 * comes with the pages that show it. The server's build knows everything at once, as before. See decisions/2026-11-21-lazy-routes.md.
 * Writes the split modules into `ours` and returns the versions whose sidebars were cut.
 */
export function writeModules(generated: string, ours: string): CutVersion[] {
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
