import { withoutSlash } from '../client/lazyRoutes/pathOrder.ts';
import type { CutItems, CutVersion } from './cutSidebars.ts';
import type { GeneratedRoute, GeneratedSite } from './GeneratedSite.ts';
import { sidebarChunk } from './readSidebars.ts';
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

/** The module of the registry, with the entries that `isKept` accepts. */
export function printRegistry(registry: GeneratedSite['registry'], isKept: (name: string) => boolean): string {
  const entries = Object.entries(registry).filter(([name]) => isKept(name));
  return `export default {\n${entries.map(([name, { load, chunk }]) => `${JSON.stringify(name)}: [${load}${chunk === undefined ? '' : `, "${chunk}"`}]`).join(',\n')}\n};\n`;
}

/** The module that knows which shard holds a path: shards are sorted, `firsts` are their first paths. */
export function printShardList(shards: readonly (readonly LazyRoute[])[]): string {
  const loaders = shards.map(
    (_, index) => `() => import(/* webpackChunkName: "pages-${index}" */ './shards/${index}.js')`,
  );
  return `export const firsts = ${JSON.stringify(shards.map(([first]) => withoutSlash(first?.route.path ?? '')))};
export const loaders = [${loaders.join(',\n')}];
`;
}

/** A shard's module: what `addPages` puts back where the framework looks for it. */
export function printShard({
  shard,
  site,
  versions,
  ofPages,
}: {
  shard: readonly LazyRoute[];
  site: GeneratedSite;
  versions: readonly CutVersion[];
  /** Chunks that only one page uses; their registry entries travel with it. */
  ofPages: ReadonlySet<string>;
}): string {
  const paths = new Set(shard.map(({ route }) => route.path));
  const chunkNames = Object.fromEntries(
    shard.map(({ route: { path, component } }) => {
      const key = `${path}-${component.hash}`;
      // A chunk of the page like any other, so that all that loads and fetches pages takes it along.
      const sidebars = versions.flatMap((version) => {
        const name = version.shown.get(path);
        return name === undefined ? [] : [sidebarChunk(version, name)];
      });
      return [key, { ...(site.chunkNames[key] as object), ...(sidebars.length > 0 && { sidebars }) }];
    }),
  );
  const used = new Set(JSON.stringify(chunkNames).match(/[\w-]+/g));
  const fills = versions.flatMap((version) =>
    Object.keys(version.sidebars).flatMap((name) => {
      const cuts = version.cuts.filter((cut) => cut.sidebar === name && cut.paths.some((path) => paths.has(path)));
      const isShown = [...paths].some((path) => version.shown.get(path) === name);
      return isShown || cuts.length > 0 ? [printFill(version, name, cuts)] : [];
    }),
  );
  const docs = Object.entries(site.globalData['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    ([plugin, { versions: all }]) =>
      all.map(({ docs: list }, version) => ({
        plugin,
        version,
        docs: list.filter(({ path }) => paths.has(withoutSlash(path)) || paths.has(path)),
      })),
  );
  return `${printRegistry(site.registry, (chunk) => ofPages.has(chunk) && used.has(chunk)).replace('export default', 'export const registry =')}
export const chunkNames = ${JSON.stringify(chunkNames)};
export const pages = ${JSON.stringify(shard.map(({ list, route: { component, ...route } }) => ({ list, route: { ...route, hash: component.hash } })))};
export const docs = ${JSON.stringify(docs)};
export const fills = [${fills.join(',\n')}];
`;
}

function printFill(version: CutVersion, sidebar: string, cuts: readonly CutItems[]): string {
  const chunk = sidebarChunk(version, sidebar);
  const load = `() => import(/* webpackChunkName: "${chunk}" */ '../sidebars/${chunk}.json')`;
  const data = { chunk, version: version.chunk, sidebar, cuts: cuts.map(({ place, items }) => ({ place, items })) };
  return `{ ...${JSON.stringify(data)}, load: ${load} }`;
}
