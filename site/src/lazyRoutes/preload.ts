import ComponentCreator from '@docusaurus/ComponentCreator';
import { loadPages } from './loadPages';
import { decodedPath, matchingRoutes } from './matchingRoutes';
import type { AppRoute } from './PageShard';

/** What the framework cuts off an address before it looks for its route; without it all of the page would be missing. */
const FILE_ENDING = /(?:\/index)?\.html$/;

/**
 * Stands in for the framework's `preload`: fetches all that the page at a path is rendered with. Rejects when something cannot be had; a
 * later call tries again.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const path = pathname.replace(FILE_ENDING, '') || '/';
  await loadPages(decodedPath(path));
  return Promise.all(matchingRoutes(path).map(preloadRoute));
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
