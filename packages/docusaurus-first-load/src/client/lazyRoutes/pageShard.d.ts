declare module '@generated/lazy-routes/shards.js' {
  export const firsts: readonly string[];
  export const loaders: readonly (() => Promise<import('./PageShard.ts').PageShard>)[];
}
