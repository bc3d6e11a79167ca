import type { GeneratedRoute, GeneratedSite } from './GeneratedSite.ts';
import type { CutVersion } from './index.ts';
import type { LazyRoute } from './splitRoutes.ts';

/** The module of the routes every page has; those with a `list` get pages put into their routes later. */
export function printRoutes(routes: readonly (GeneratedRoute & { list?: number })[]): string {
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [${routes.map(printRoute).join(',\n')}];
`;
}

function printRoute(route: GeneratedRoute & { list?: number }): string {
  const { component, routes, ...rest } = route;
  const nested = routes === undefined ? [] : [`[${routes.map(printRoute).join(',\n')}]`];
  const parts = [
    ...Object.entries({ ...rest, hash: component.hash }).flatMap(([key, value]) =>
      value === undefined ? [] : [`${JSON.stringify(key)}: ${JSON.stringify(value)}`],
    ),
    `component: ComponentCreator(${JSON.stringify(route.path)}, ${JSON.stringify(component.hash)})`,
    ...nested.map((text) => `routes: ${text}`),
  ];
  return `{ ${parts.join(', ')} }`;
}

/** The module of the registry, with the chunks that `isKept` accepts. */
export function printRegistry(registry: GeneratedSite['registry'], isKept: (chunk: string) => boolean): string {
  const entries = Object.entries(registry).filter(([chunk]) => isKept(chunk));
  return `export default {\n${entries.map(([chunk, { load }]) => `${JSON.stringify(chunk)}: [${load}]`).join(',\n')}\n};\n`;
}

/** The module that knows which shard holds a path: shards are sorted, `firsts` are their first paths. */
export function printShardList(shards: readonly (readonly LazyRoute[])[]): string {
  const loaders = shards.map(
    (_, index) => `() => import(/* webpackChunkName: "pages-${index}" */ './shards/${index}.js')`,
  );
  return `export const firsts = ${JSON.stringify(shards.map(([first]) => first?.route.path ?? ''))};
export const loaders = [${loaders.join(',\n')}];
`;
}

/** A shard's module: what `addPages` puts back where the framework looks for it. */
export function printShard({
  shard,
  site,
  versions,
  lazyChunks,
}: {
  shard: readonly LazyRoute[];
  site: GeneratedSite;
  versions: readonly CutVersion[];
  /** Chunks that only one page uses; their registry entries travel with it. */
  lazyChunks: ReadonlySet<string>;
}): string {
  const paths = new Set(shard.map(({ route }) => route.path));
  const chunkNames = Object.fromEntries(
    shard.map(({ route: { path, component } }) => [
      `${path}-${component.hash}`,
      site.chunkNames[`${path}-${component.hash}`],
    ]),
  );
  const used = new Set(JSON.stringify(chunkNames).match(/[\w-]+/g));
  const fills = versions.map(({ chunk, cuts }) => ({
    chunk,
    cuts: cuts
      .filter(({ paths: below }) => below.some((path) => paths.has(path)))
      .map(({ place, items }) => ({ place, items })),
  }));
  const docs = Object.entries(site.globalData['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    ([plugin, { versions: all }]) =>
      all.map(({ docs: list }, version) => ({
        plugin,
        version,
        docs: list.filter(({ path }) => paths.has(path.replace(/(.)\/$/, '$1')) || paths.has(path)),
      })),
  );
  return `${printRegistry(site.registry, (chunk) => lazyChunks.has(chunk) && used.has(chunk)).replace('export default', 'export const registry =')}
export const chunkNames = ${JSON.stringify(chunkNames)};
export const pages = ${JSON.stringify(shard.map(({ list, route: { component, ...route } }) => ({ list, route: { ...route, hash: component.hash } })))};
export const docs = ${JSON.stringify(docs)};
export const fills = ${JSON.stringify(fills)};
`;
}
