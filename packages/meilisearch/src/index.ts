export type { MeilisearchOptions } from './connect.ts';
export { createMeilisearch, type Meilisearch } from './createMeilisearch.ts';
