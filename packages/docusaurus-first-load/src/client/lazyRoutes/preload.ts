import ComponentCreator from '@docusaurus/ComponentCreator';
import routesChunkNames from '@generated/routesChunkNames';
import { entries, loadPages } from './loadPages.ts';
import { decodedPath, matchingRoutes } from './matchingRoutes.ts';
import type { AppRoute } from './PageShard.ts';

/** What the framework cuts off an address before it looks for its route; hosts that only hand out files have pages there. */
const FILE_ENDING = /(\/index)?\.html$/;

/**
 * Stands in for the framework's `preload`: fetches all that the page at a path is rendered with. Rejects when something cannot be had; a
 * later call tries again.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const path = decodedPath(pathname).replace(FILE_ENDING, '') || '/';
  await loadPages(path);
  const routes = matchingRoutes(path);
  return Promise.all([...routes.map(preloadRoute), ...routes.map(loadSidebars)]);
}

/** The frame of a page needs its sidebar. */
async function loadSidebars({ path, hash }: AppRoute): Promise<void> {
  const names = (routesChunkNames as Record<string, { sidebars?: string[] }>)[`${path}-${hash}`];
  await Promise.all((names?.sidebars ?? []).map((name) => entries[name]?.[0]()));
}

async function preloadRoute(route: AppRoute): Promise<void> {
  try {
    await route.component.preload?.();
  } catch (error) {
    // A component keeps its failure for good; a fresh one asks again.
    route.component = ComponentCreator(route.path, route.hash ?? '') as AppRoute['component'];
    throw error;
  }
}
