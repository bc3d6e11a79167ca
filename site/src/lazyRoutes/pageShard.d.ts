declare module '@generated/lazy-routes/shards.js' {
  import type { PageShard } from '@site/src/lazyRoutes/PageShard';

  export const firsts: readonly string[];
  export const loaders: readonly (() => Promise<PageShard>)[];
}
