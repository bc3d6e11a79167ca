import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { builtStranger } from '../../tools/strangers/buildStrangers.ts';
import type { Theme } from './Theme.ts';

/** Where the lengths of the sections stand in the index file, and which of them are positions (packages/search/DESIGN.md). */
const LENGTHS_AT = 16;
const SECTIONS = 10;
const POSITIONS = 6;

/** Our theme in browser mode. */
export const ours: Theme = {
  name: 'ours',
  built: (stranger) => join(builtStranger(stranger, 'browser'), 'build'),
  field: '#docsearch-input',
  hit: '[role="option"][id^="docsearch-hits"]',
  weigh(built) {
    const folder = join(built, 'search-index');
    const index = readFileSync(join(folder, 'docs.bin'));
    const ranking = gzipSync(index).length + gzipped(join(folder, 'synonyms.json'));
    const texts = globSync(join(folder, 'docs', '*.json')).reduce((sum, file) => sum + gzipped(file), 0);
    return { whole: ranking + texts, ranking, withoutPositions: gzipSync(cutPositions(index)).length };
  },
  async find(page: Page, query: string) {
    const dialog = page.getByRole('dialog');
    await dialog.locator(ours.field).fill('');
    await dialog.locator(ours.hit).first().waitFor({ state: 'detached' });
    await dialog.locator(ours.field).fill(query);
    const hits = dialog.locator(ours.hit);
    await hits.first().or(dialog.getByText('No results found for')).first().waitFor();
    return hits.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  },
};

function gzipped(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

function cutPositions(index: Buffer): Buffer {
  const lengths = Array.from({ length: SECTIONS }, (_, at) => index.readUInt32LE(LENGTHS_AT + 4 * at));
  const start = lengths.slice(0, POSITIONS).reduce((sum, length) => sum + length, LENGTHS_AT + 4 * SECTIONS);
  return Buffer.concat([index.subarray(0, start), index.subarray(start + (lengths[POSITIONS] ?? 0))]);
}
