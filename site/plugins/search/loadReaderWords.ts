import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { DocPage } from './DocPage.ts';

/** Readers' words by document id, then by heading id. */
export type ReaderWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads readerWords.yaml. Throws when it names a document that does not exist. */
export function loadReaderWords(siteDir: string, pages: readonly Pick<DocPage, 'id'>[]): ReaderWords {
  const words = parse(readFileSync(join(siteDir, 'readerWords.yaml'), 'utf8')) as ReaderWords;
  const unknown = Object.keys(words).filter((id) => pages.every((page) => page.id !== id));
  if (unknown.length > 0) {
    throw new Error(
      `readerWords.yaml names documents that do not exist: ${unknown.join(', ')}. Their words would be lost. Use the ids of the pages.`,
    );
  }
  return words;
}
