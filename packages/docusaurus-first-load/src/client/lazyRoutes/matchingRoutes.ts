import routes from '@generated/routes';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import type { AppRoute } from './PageShard.ts';

/** The routes that lead to a path, from the outside in. */
export function matchingRoutes(pathname: string): AppRoute[] {
  const paths = new Set([pathname, decodedPath(pathname)]);
  return [...paths]
    .flatMap((path) => matchRoutes(routes as unknown as RouteConfig[], path))
    .map(({ route }) => route as unknown as AppRoute);
}

/** The path as routes are written; an address that cannot be decoded stays as it is. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
