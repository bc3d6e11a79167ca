import type { Page } from '@playwright/test';

/** A search theme as a reader meets it. */
export interface Theme {
  readonly name: string;
  /** The folder of a site built with it, by the name of the stranger. */
  built(stranger: string): string;
  /** The field of its open search. */
  readonly field: string;
  /** One result. */
  readonly hit: string;
  /** Bytes of its index, gzipped file by file. */
  weigh(built: string): IndexWeight;
  /** Has the page note what `found` reads, before its own scripts run. */
  prepare?(page: Page): Promise<void>;
  /** The addresses of the results of a query, in the order in which the open search shows them. */
  find(page: Page, query: string): Promise<string[]>;
}

/** In bytes. */
export interface IndexWeight {
  /** All that a search of the whole site may fetch, texts to show included. */
  readonly whole: number;
  /** What ranks, without the texts. */
  readonly ranking: number;
  /** The same without the positions of words, where the format can be read without them. */
  readonly withoutPositions?: number;
}
