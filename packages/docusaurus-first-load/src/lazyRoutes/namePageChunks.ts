import { chunksOf } from '../client/lazyRoutes/chunksOf.ts';
import { pageChunk } from '../client/lazyRoutes/pageChunk.ts';
import { withoutSlash } from '../client/lazyRoutes/pathOrder.ts';
import type { GeneratedRoute, GeneratedSite } from './GeneratedSite.ts';
import type { LazyRoute } from './splitRoutes.ts';

/** The chunk of everything that all lazy pages are rendered with. */
const FRAME = 'frame';
/** What pages are given and the app has itself: the bundler makes no chunk of it. */
const IN_APP = '@generated/docusaurus.config';

/** Chunks by the pages they belong to. */
export interface PageChunks extends Pick<GeneratedSite, 'registry' | 'chunkNames'> {
  /** Chunks that only one of the lazy pages uses. */
  readonly ofPages: ReadonlySet<string>;
}

/**
 * Names the chunks that only one of the lazy pages uses after the path of the page, so that the app can tell them by the path, and puts
 * what all of them use into one chunk.
 */
export function namePageChunks(
  { routes, registry, chunkNames }: Pick<GeneratedSite, 'routes' | 'registry' | 'chunkNames'>,
  lazy: readonly LazyRoute[],
): PageChunks {
  const keys = new Map(lazy.map(({ route }) => [keyOf(route), route.path]));
  const uses = new Map<string, number>();
  for (const [key, names] of Object.entries(chunkNames))
    for (const name of new Set(chunksOf(names))) uses.set(name, (uses.get(name) ?? 0) + (keys.has(key) ? 1 : 2));
  const renamed = new Map<string, string>();
  for (const [key, path] of keys)
    for (const [at, name] of chunksOf(chunkNames[key])
      .filter((name) => uses.get(name) === 1)
      .entries())
      renamed.set(name, pageChunk(withoutSlash(path)) + (at === 0 ? '' : `-${at}`));
  const frame = usedByAll(
    branchesOf(routes).filter((branch) => branch.some((route) => keys.has(keyOf(route)))),
    chunkNames,
  );
  const rename = (text: string) =>
    text.replace(/"([\w-]+)"/g, (quoted, name) => (renamed.has(name) ? `"${renamed.get(name)}"` : quoted));
  return {
    registry: Object.fromEntries(
      Object.entries(registry).map(([name, { load, module }]) => {
        const chunk = frame.has(name) ? FRAME : (renamed.get(name) ?? name);
        const named = load.replace(/(?<=webpackChunkName: ")[\w-]+/, chunk);
        const given = module === IN_APP ? { chunk: '' } : frame.has(name) && { chunk };
        return [renamed.get(name) ?? name, { load: named, module, ...given }];
      }),
    ),
    chunkNames: Object.fromEntries(
      Object.entries(chunkNames).map(([key, names]) => [
        key,
        keys.has(key) ? JSON.parse(rename(JSON.stringify(names))) : names,
      ]),
    ),
    ofPages: new Set(renamed.values()),
  };
}

/** The routes to every page, each from the outermost to the page's own. */
function branchesOf(routes: readonly GeneratedRoute[]): GeneratedRoute[][] {
  return routes.flatMap((route) =>
    route.routes === undefined ? [[route]] : branchesOf(route.routes).map((branch) => [route, ...branch]),
  );
}

function usedByAll(
  branches: readonly (readonly GeneratedRoute[])[],
  chunkNames: GeneratedSite['chunkNames'],
): ReadonlySet<string> {
  const [first = [], ...others] = branches.map((branch) =>
    branch.flatMap((route) => chunksOf(chunkNames[keyOf(route)])),
  );
  return new Set(first.filter((name) => others.every((names) => names.includes(name))));
}

function keyOf({ path, component }: GeneratedRoute): string {
  return `${path}-${component.hash}`;
}
