import { pathOrder, withoutSlash } from '../client/lazyRoutes/pathOrder.ts';
import type { GeneratedRoute, GeneratedSite } from './GeneratedSite.ts';

/** How many pages share a shard: enough that neighbours come together, few enough that a shard weighs less than a picture. */
const SHARD_SIZE = 32;

/** A route that the first script does not know. */
export interface LazyRoute {
  /** Which list of the routes it belongs to. */
  list: number;
  route: GeneratedRoute;
}

/** Routes in two parts: those every page has, with empty lists where pages go, and the pages in shards. */
export interface SplitRoutes {
  routes: (GeneratedRoute & { list?: number })[];
  /** In the order of `pathOrder`; each shard holds neighbours. */
  shards: LazyRoute[][];
}

/**
 * Takes the pages out of every nested list that is longer than a shard. Lists of the outermost level stay whole, as the framework reads
 * them only once.
 */
export function splitRoutes({ routes }: Pick<GeneratedSite, 'routes'>): SplitRoutes {
  const lazy: LazyRoute[] = [];
  let lists = 0;
  const split = (route: GeneratedRoute): GeneratedRoute & { list?: number } => {
    if (route.routes === undefined) return route;
    const pages = route.routes.filter(({ exact, routes: nested }) => exact === true && nested === undefined);
    if (pages.length <= SHARD_SIZE) return { ...route, routes: route.routes.map(split) };
    const list = lists++;
    lazy.push(...pages.map((page) => ({ list, route: page })));
    return { ...route, list, routes: route.routes.filter((nested) => !pages.includes(nested)).map(split) };
  };
  const kept = routes.map(split);
  lazy.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const shards = Array.from({ length: Math.ceil(lazy.length / SHARD_SIZE) }, (_, index) =>
    lazy.slice(index * SHARD_SIZE, (index + 1) * SHARD_SIZE),
  );
  return { routes: kept, shards };
}

function placeOf({ route }: LazyRoute): string {
  return pathOrder(withoutSlash(route.path));
}
