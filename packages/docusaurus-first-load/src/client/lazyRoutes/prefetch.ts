import preloadPage from '@docusaurus/core/lib/client/preload';
import routesChunkNames from '@generated/routesChunkNames';
import { chunksOf } from './chunksOf.ts';
import { entries, loadPages, shardOf } from './loadPages.ts';
import { decodedPath, matchingRoutes } from './matchingRoutes.ts';
import { pageChunk } from './pageChunk.ts';
import { withoutSlash } from './pathOrder.ts';
import { announcePage } from './upcoming.ts';

/** The bundler's: where files lie, and the file of a chunk. */
declare const __webpack_require__: { p: string; u: (chunk: string) => string };

const prefetched = new Set<string>();
const preloaded = new Set<string>();
const files = new Set<string>();

/**
 * Stands in for the framework's `window.docusaurus`: links in view fetch the files of their page into the
 * cache, links under a pointer run them and have their page drawn ahead. Each file once; nothing on 2g or when data is being saved, and
 * nothing for links in view while `data-prefetch="off"` on the document's element says that the line is needed for something else.
 */
export default Object.freeze({
  loadPages,
  prefetch(path: string): false | Promise<unknown> {
    if (isSavingData() || isOff() || preloaded.has(path) || prefetched.has(path)) return false;
    prefetched.add(path);
    return prefetchPage(path).catch(() => prefetched.delete(path));
  },
  preload(path: string): false | Promise<unknown> {
    if (isSavingData()) return false;
    preloaded.add(path);
    const pathname = path.replace(/[?#].*$/, '');
    const arrival = preloadPage(pathname);
    announcePage(pathname, arrival);
    return arrival.catch(() => preloaded.delete(path));
  },
});

async function prefetchPage(path: string): Promise<void> {
  const pathname = decodedPath(path.replace(/[?#].*$/, ''));
  const matching = matchingRoutes(pathname);
  const names = matching.flatMap(({ path: route, hash }) =>
    chunksOf((routesChunkNames as Record<string, unknown>)[`${route}-${hash}`]),
  );
  const isKnown = matching.at(-1)?.routes === undefined;
  const shard = isKnown ? -1 : shardOf(pathname);
  if (shard >= 0) names.push(`pages-${shard}`, pageChunk(withoutSlash(pathname)));
  await Promise.all(names.map(prefetchChunk));
}

async function prefetchChunk(name: string): Promise<void> {
  const chunk = entries[name]?.[1] ?? name;
  const file = __webpack_require__.p + __webpack_require__.u(chunk);
  if (!chunk || files.has(file)) return;
  files.add(file);
  await prefetchFile(file);
}

/**
 * By a link in engines that judge it by the policy for what it fetches, which are those that know speculation rules. Firefox judges it by
 * default-src and refuses it, and Safari has no such links: they fetch the file.
 */
async function prefetchFile(file: string): Promise<void> {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = file;
    document.head.append(link);
  } else {
    const answer = await fetch(file, { priority: 'low' });
    await answer.arrayBuffer(); // only whole files stay in the cache
  }
}

const isOff = () => document.documentElement.dataset['prefetch'] === 'off';

/** Whether the reader saves data or is on a line so slow that nothing should be fetched before it is asked for. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
