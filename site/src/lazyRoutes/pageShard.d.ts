declare module '@generated/lazy-routes/shards.js' {
  import type { PageShard } from '@site/src/lazyRoutes/PageShard';

  export const firsts: readonly string[];
  export const loaders: readonly (() => Promise<PageShard>)[];
}

declare module '@generated/lazy-routes/routes.js' {
  import type { AppRoute } from '@site/src/lazyRoutes/PageShard';

  const routes: AppRoute[];
  export default routes;
  export const lists: AppRoute[][];
}
