import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from '@feedback-docs/pages/addresses';
import { chunksOf } from '../client/lazyRoutes/chunksOf.ts';
import type { GeneratedRoute } from '../lazyRoutes/GeneratedSite.ts';
import { namePageChunks } from '../lazyRoutes/namePageChunks.ts';
import { readGeneratedSite } from '../lazyRoutes/readGeneratedSite.ts';
import { readSidebars, sidebarChunk } from '../lazyRoutes/readSidebars.ts';
import { splitRoutes } from '../lazyRoutes/splitRoutes.ts';

interface ClientManifest {
  /** Chunks by the chunk that asks for them. */
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { publicPath: string }[] }>;
}

/** Returns a function that tells the addresses of the scripts of chunks. It throws when the bundler has made no chunk of a name. */
export function readChunkFiles(generatedDir: string): (names: readonly string[]) => string[] {
  const { assets } = readManifest(generatedDir);
  return (names) =>
    names.flatMap((name) => {
      const files = assets[name]?.js;
      if (files === undefined)
        throw new Error(`The bundler has made no chunk ${name}. Correct its name where it is asked for.`);
      return files.map(({ publicPath }) => publicPath);
    });
}

function readManifest(generatedDir: string): ClientManifest {
  return JSON.parse(readFileSync(join(generatedDir, 'client-manifest.json'), 'utf8')) as ClientManifest;
}

/**
 * Returns a function that tells the addresses of the scripts that the page at a path needs besides the entry, so that they are fetched
 * together with it and not one after the other.
 */
export function readAppFiles(
  generatedDir: string,
  { toAddress }: Pick<Addresses, 'toAddress'>,
  areRoutesLazy: boolean,
): (url: string) => string[] {
  const manifest = readManifest(generatedDir);
  const site = readGeneratedSite(generatedDir);
  const { shards } = areRoutesLazy ? splitRoutes(site) : { shards: [] };
  const { registry, chunkNames } = namePageChunks(site, shards.flat());
  const versions = readSidebars(site, generatedDir, new Set(shards.flat().map(({ route }) => route.path)));
  return (url) => {
    const branch = branchOf(site.routes, toAddress(url));
    const names = branch.flatMap(({ path, component }) => chunksOf(chunkNames[`${path}-${component.hash}`]));
    const shard = shards.findIndex((pages) => pages.some(({ route }) => branch.includes(route)));
    if (shard >= 0) names.unshift(`pages-${shard}`);
    for (const version of versions) {
      const sidebar = version.shown.get(branch.at(-1)?.path ?? '');
      if (sidebar !== undefined) names.push(sidebarChunk(version, sidebar));
    }
    const chunks = new Set(names.flatMap((name) => manifest.origins[registry[name]?.chunk ?? name] ?? []));
    return [...chunks].flatMap((chunk) => manifest.assets[chunk]?.js?.map(({ publicPath }) => publicPath) ?? []);
  };
}

/** The routes from the outermost to the page's own; none for an address without a page. */
function branchOf(routes: readonly GeneratedRoute[], url: string): GeneratedRoute[] {
  for (const route of routes) {
    if (route.routes === undefined && route.path === url) return [route];
    const rest = route.routes === undefined ? [] : branchOf(route.routes, url);
    if (rest.length > 0) return [route, ...rest];
  }
  return [];
}
