import { chunksOf } from '../../src/lazyRoutes/chunksOf.ts';
import { pageChunk } from '../../src/lazyRoutes/pageChunk.ts';
import { withoutSlash } from '../../src/lazyRoutes/pathOrder.ts';
import type { GeneratedSite } from './GeneratedSite.ts';
import type { LazyRoute } from './splitRoutes.ts';

/** Chunks by the pages they belong to. */
export interface PageChunks extends Pick<GeneratedSite, 'registry' | 'chunkNames'> {
  /** Chunks that only one of the lazy pages uses. */
  readonly ofPages: ReadonlySet<string>;
}

/** Names the chunks that only one of the lazy pages uses after the path of the page, so that the app can tell them by the path. */
export function namePageChunks(
  { registry, chunkNames }: Pick<GeneratedSite, 'registry' | 'chunkNames'>,
  lazy: readonly LazyRoute[],
): PageChunks {
  const keys = new Map(lazy.map(({ route: { path, component } }) => [`${path}-${component.hash}`, path]));
  const uses = new Map<string, number>();
  for (const [key, names] of Object.entries(chunkNames))
    for (const name of new Set(chunksOf(names))) uses.set(name, (uses.get(name) ?? 0) + (keys.has(key) ? 1 : 2));
  const renamed = new Map<string, string>();
  for (const [key, path] of keys)
    for (const [at, name] of chunksOf(chunkNames[key])
      .filter((name) => uses.get(name) === 1)
      .entries())
      renamed.set(name, pageChunk(withoutSlash(path)) + (at === 0 ? '' : `-${at}`));
  const rename = (text: string) =>
    text.replace(/"([\w-]+)"/g, (quoted, name) => (renamed.has(name) ? `"${renamed.get(name)}"` : quoted));
  return {
    registry: Object.fromEntries(
      Object.entries(registry).map(([name, { load, module }]) => [
        renamed.get(name) ?? name,
        { load: load.replace(/webpackChunkName: "[\w-]+"/, rename), module },
      ]),
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
