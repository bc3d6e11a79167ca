import ComponentCreator from '@docusaurus/ComponentCreator';
import { loadPages } from './loadPages';
import { decodedPath, matchingRoutes } from './matchingRoutes';
import type { AppRoute } from './PageShard';

/**
 * Stands in for the framework's `preload`: fetches all that the page at a path is rendered with. Rejects when something cannot be had; a
 * later call tries again.
 */
export default async function preload(pathname: string): Promise<unknown> {
  await loadPages(decodedPath(pathname));
  return Promise.all(matchingRoutes(pathname).map(preloadRoute));
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
