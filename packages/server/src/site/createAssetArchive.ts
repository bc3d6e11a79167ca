import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Store } from '../store/createStore.ts';
import { contentTypeOf } from './contentTypes.ts';
import { cacheControlOf, etagOf } from './readSiteFiles.ts';
import type { SiteFile } from './SiteFile.ts';

/** The hashed files of all builds that servers with this store have served within a day. */
export interface AssetArchive {
  /** Adds the hashed files of a build that is in use, and removes those of builds that were in use more than a day ago. */
  keep(files: ReadonlyMap<string, SiteFile>): Promise<void>;
  /** A hashed file of another build, by its decoded address. */
  find(path: string): Promise<SiteFile | undefined>;
}

/** Files below it carry a hash of their content in their names. */
const ASSETS = '/assets/';
/** A day, and the hour between two calls of `keep`. */
const KEPT_MS = 25 * 60 * 60 * 1000;
/** Files that were in use so shortly before need not be marked again. */
const FRESH_MS = 30 * 60 * 1000;
/** What is listed is believed this long, so that requests for what never was don't reach the database. */
const LISTING_MS = 1000;
const MAX_CACHED_BYTES = 4 * 1024 * 1024;
/** Rows of one statement; a build has some hundred files of some kilobytes. */
const BATCH = 50;

const compress = promisify(brotliCompress);

/**
 * Pages that a reader opened before an update, or that a server of another version sent, ask for files that this build does not have.
 * They are in the store, which all servers share. The files must be in it before a server of their build is sent readers.
 */
export function createAssetArchive(store: Pick<Store, 'database'>, now: () => number = Date.now): AssetArchive {
  const cache = new LRUCache<string, SiteFile>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ forms }) => forms.identity.size + (forms.br?.size ?? 0) + 1,
  });
  let listing: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let listedAt = Number.NEGATIVE_INFINITY;

  async function list(): Promise<ReadonlySet<string>> {
    const rows = await (await store.database()).selectFrom('assets').select('path').execute();
    return new Set(rows.map(({ path }) => path));
  }

  async function load(path: string): Promise<SiteFile | undefined> {
    const database = await store.database();
    const row = await database.selectFrom('assets').select('content').where('path', '=', path).executeTakeFirst();
    return row === undefined ? undefined : fileOf(path, Buffer.from(row.content, 'base64'));
  }

  return {
    async keep(files) {
      const database = await store.database();
      const at = now();
      const known = await list();
      const assets = [...files].filter(([path]) => path.startsWith(ASSETS));
      for (const batch of batchesOf(assets)) {
        const missing = batch.filter(([path]) => !known.has(path));
        const rows = await Promise.all(
          missing.map(async ([path, file]) => ({ path, at, content: (await compressed(file)).toString('base64') })),
        );
        if (rows.length > 0) {
          await database
            .insertInto('assets')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        const paths = batch.map(([path]) => path);
        // Servers that start at the same time would wait for each other's rows.
        const due = at - FRESH_MS;
        await database.updateTable('assets').set({ at }).where('path', 'in', paths).where('at', '<', due).execute();
      }
      await database
        .deleteFrom('assets')
        .where('at', '<', at - KEPT_MS)
        .execute();
    },
    async find(path) {
      if (!path.startsWith(ASSETS)) return undefined;
      const cached = cache.get(path);
      if (cached !== undefined) return cached;
      if (now() - listedAt >= LISTING_MS || now() < listedAt) {
        listedAt = now();
        listing = list();
      }
      const file = (await listing).has(path) ? await load(path) : undefined;
      if (file !== undefined) cache.set(path, file);
      return file;
    },
  };
}

function* batchesOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

async function compressed({ forms }: SiteFile): Promise<Buffer> {
  if (forms.br !== undefined) return readFile(forms.br.diskPath);
  return compress(await readFile(forms.identity.diskPath));
}

function fileOf(path: string, content: Buffer): SiteFile {
  const contentType = contentTypeOf(path);
  const plain = brotliDecompressSync(content);
  return {
    contentType,
    cacheControl: cacheControlOf(path.slice(1), contentType),
    forms: {
      identity: { diskPath: path, size: plain.length, etag: etagOf(plain, 'identity'), bytes: plain },
      br: { diskPath: path, size: content.length, etag: etagOf(content, 'br'), bytes: content },
    },
  };
}
