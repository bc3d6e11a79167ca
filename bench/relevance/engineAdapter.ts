import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRecord } from '@feedback-docs/protocol';
import { buildIndex, openIndex, type SearchEngine } from '@feedback-docs/search';

/** One section as the bench kit hands it to every engine. */
export interface KitDocument {
  readonly id: number;
  readonly objectID: string;
  readonly heading: string;
  readonly page: string;
  readonly path: string;
  readonly content: string;
  readonly url: string;
  readonly pageUrl: string;
  readonly level: number;
}

/** Our engine in the bench kit's adapter contract. The variant `flat` builds the index without positions. */
export function create(variant?: string) {
  return {
    name: variant === 'flat' ? 'ours, no positions' : 'ours',
    config: 'defaults; path to lvl0, page to lvl1, heading to the deepest level',
    build: (documents: readonly KitDocument[]) =>
      buildIndex(documents.map(toRecord), { positions: variant !== 'flat' }),
    save: ({ index }: { readonly index: Uint8Array }, folder: string) => {
      // Peers in the kit store no texts to show, so the record chunks stay out of the size here as well.
      writeFileSync(join(folder, 'index.bin'), index);
    },
    load: (folder: string) =>
      openIndex(new Uint8Array(readFileSync(join(folder, 'index.bin'))), { loadChunk: () => '' }),
    search: (engine: SearchEngine, query: string, limit: number) => [...engine.rank(query, limit)],
  };
}

/** The kit keeps four texts of a section; levels between page and heading come joined in `path` and so go to lvl0. */
export function toRecord(document: KitDocument): SearchRecord {
  const isPage = document.page === '';
  const level = isPage ? 'lvl1' : 'lvl2';
  return {
    objectID: document.objectID,
    type: level,
    url: document.url,
    url_without_anchor: document.pageUrl,
    anchor: document.url.split('#')[1] ?? null,
    hierarchy: {
      lvl0: document.path || null,
      lvl1: isPage ? document.heading : document.page,
      lvl2: isPage ? null : document.heading,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: document.content,
    language: 'en',
    docusaurus_tag: 'default',
    weight: { position: document.id },
  };
}
