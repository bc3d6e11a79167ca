import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FileCache } from '@feedback-docs/file-cache';

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|md|webmanifest|ico|map|bin)$/;
/** Smaller files fit into one packet either way. */
const MIN_BYTES = 512;
/** Compressions at a time: Node's pool has four threads. */
const AT_A_TIME = 8;
/**
 * The highest quality takes twice as long as the usual one for 2 to 3 % fewer bytes: worth it for scripts that pages share. The usual one
 * takes fifteen times as long as the quick one for 6 %, which are less than a packet on a short page.
 */
const QUALITY = { quick: 6, usual: 10, highest: 11 } as const;
type Quality = keyof typeof QUALITY;
/** Written for machines, which do not wait: feeds, releases, the list of pages, texts for language models. */
const FOR_MACHINES = /(\.(xml|txt|md)|[\\/](feed|releases)\.json)$/;
/** Of the longest pages; on a large site all are long by their sidebars, and would take a minute of processor time. */
const MAX_LONG_PAGES = 20;
/** Of a larger site, scripts of one page are compressed like the pages: the usual quality saves 450 bytes of 4,700, and takes 8 s for 1,000. */
const MAX_PAGE_SCRIPTS = 200;
/** For clients without brotli, which hardly any is; the highest level takes half as long again for 0.4 %. */
const GZIP_LEVEL = 6;
/** What was compressed by other rules is compressed again. */
const RULES = createHash('sha256')
  .update(JSON.stringify([QUALITY, GZIP_LEVEL]))
  .digest('hex')
  .slice(0, 4);

interface Compressed {
  files: number;
  /** How many were not in the cache. */
  fresh: number;
  ratio: string;
}

/**
 * Puts a .br and a .gz beside every file that gets smaller by it, so the server never compresses while a reader waits. What was
 * compressed is kept in `cacheDir` by content, as long as builds use it. `pageScripts` are the addresses of scripts that only one page
 * asks for.
 */
export async function precompress(
  buildDir: string,
  cacheDir: string,
  pageScripts: readonly string[],
): Promise<Compressed> {
  const kept = new FileCache(cacheDir);
  const sizes = new Map(
    readdirSync(buildDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, statSync(file).size] as const)
      .filter(([, size]) => size >= MIN_BYTES),
  );
  const queue = [...sizes.keys()];
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const longest = longestPages(sizes);
  const ofOnePage = new Set(pageScripts.map((address) => join(buildDir, address)));
  const scriptQuality = ofOnePage.size > MAX_PAGE_SCRIPTS ? 'quick' : 'usual';
  let files = 0;
  let fresh = 0;
  let compressed = 0;
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = await readFile(file);
      const quality = ofOnePage.has(file) ? scriptQuality : qualityFor(file, longest);
      const digest = createHash('sha256').update(content).digest();
      const brotli = await kept.pathOf(digest, `-${quality}-${RULES}.br`, () => {
        fresh++;
        return compress(content, quality);
      });
      const size = statSync(brotli).size;
      compressed += Math.min(size, content.length);
      if (size >= content.length) continue;
      const gzipped = await kept.pathOf(digest, `-${RULES}.gz`, () => promisify(gzip)(content, { level: GZIP_LEVEL }));
      await Promise.all([copyFile(brotli, `${file}.br`), copyFile(gzipped, `${file}.gz`)]);
      files++;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  kept.removeUnused();
  return { files, fresh, ratio: `${Math.round((100 * compressed) / Math.max(1, bytes))} %` };
}

function longestPages(sizes: ReadonlyMap<string, number>): ReadonlySet<string> {
  const pages = [...sizes].filter(([file]) => file.endsWith('.html')).toSorted(([, a], [, b]) => b - a);
  return new Set(pages.slice(0, MAX_LONG_PAGES).map(([file]) => file));
}

function qualityFor(file: string, longest: ReadonlySet<string>): Quality {
  if (/\.(js|css)$/.test(file)) return 'highest';
  if (FOR_MACHINES.test(file)) return 'quick';
  return file.endsWith('.html') && !longest.has(file) ? 'quick' : 'usual';
}

function compress(content: Buffer, quality: Quality): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[quality],
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
