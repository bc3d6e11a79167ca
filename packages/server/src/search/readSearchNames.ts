import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMismatch, type Shape } from '../json/findMismatch.ts';
import { SearchFilesError } from './loadIndexes.ts';

/** The names by which the built pages ask for searches. */
export interface SearchNames {
  readonly appId: string;
  readonly apiKey: string;
  /** Further names of the index of the whole documentation. */
  readonly aliases: readonly string[];
  /** Whether the pages have an assistant. */
  readonly hasAssistant: boolean;
}

const SHAPE: Shape = {
  fields: { appId: 'string', apiKey: 'string', aliases: { list: 'string' }, hasAssistant: 'boolean' },
};

const DEFAULT_NAMES: SearchNames = { appId: 'DOCS', apiKey: 'public-search-key', aliases: [], hasAssistant: true };

/** Reads `server-data/search.json`, which the build writes; the defaults where there is none. Throws a SearchFilesError. */
export function readSearchNames(siteDir: string): SearchNames {
  const path = join(siteDir, 'server-data', 'search.json');
  if (!existsSync(path)) return DEFAULT_NAMES;
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const problem = findMismatch(value, SHAPE);
  if (problem === undefined) return value as SearchNames; // the shape is the type's own
  throw new SearchFilesError(`The search cannot be used because of ${path}: ${problem}. Build the site again.`);
}
