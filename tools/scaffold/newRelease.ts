// Writes the page of a release from its changes in product.yaml: npm run new:release -- web 1.75 [--date 2025-11-20]
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareReleases, platformNamed, releasePath } from '@feedback-docs/releases';
import { loadContent } from '../content/loadContent.ts';
import { releaseSkeleton } from './releaseSkeleton.ts';

const SITE = join(import.meta.dirname, '..', '..', 'site');
const USAGE = 'Give a platform and a version: npm run new:release -- web 1.75';

const { values, positionals } = parseArgs({ options: { date: { type: 'string' } }, allowPositionals: true });
const [platformName = '', version = ''] = positionals;

try {
  console.log(write(values.date ?? new Date().toISOString().slice(0, 10)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function write(date: string): string {
  const platform = platformNamed(platformName);
  if (platform === undefined || !/^\d+\.\d+$/.test(version)) throw new Error(USAGE);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
    throw new Error(`"${date}" is not a date. Write it as 2025-11-20.`);
  const file = join(SITE, `${releasePath({ platform, version })}.md`);
  if (existsSync(file)) throw new Error(`${file} is there already. Edit it instead.`);
  const { product, releases } = loadContent(SITE);
  if (product === undefined)
    throw new Error('site/product/product.yaml cannot be read. npm run check:content says why.');
  const released = releases.map(({ release }) => release).filter((release) => release.platform === platform);
  const newest = released.toSorted(compareReleases).at(-1)?.version ?? '0.0';
  writeFileSync(file, releaseSkeleton({ platform, version }, { product, newest, date }));
  return `Wrote ${file}. Say in its introduction and description what matters to readers, then run npm run check:content.`;
}
