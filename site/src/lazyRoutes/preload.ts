import ComponentCreator from '@docusaurus/ComponentCreator';
import routes from '@generated/lazy-routes/routes.js';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { loadPages } from './loadPages';
import type { AppRoute } from './PageShard';

/**
 * Stands in for the framework's `preload`: fetches all that the page at a path is rendered with. Rejects when something cannot be had; a
 * later call tries again.
 */
export default async function preload(pathname: string): Promise<unknown> {
  await loadPages(decodedPath(pathname));
  return Promise.all(matchingRoutes(pathname).map(preloadRoute));
}

/** The routes that lead to a path, from the outside in. */
export function matchingRoutes(pathname: string): AppRoute[] {
  const paths = new Set([pathname, decodedPath(pathname)]);
  return [...paths]
    .flatMap((path) => matchRoutes(routes as unknown as RouteConfig[], path))
    .map(({ route }) => route as unknown as AppRoute);
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

/** The path as routes are written; an address that cannot be decoded stays as it is. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
