import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { FileForm } from './SiteFile.ts';

/** Keeps the bytes of small files in memory and forgets those that were not asked for longest. */
export interface ContentCache {
  /** The bytes of a file, or null when it is too large to be kept. Rejects when the file changed since start. */
  read(form: FileForm): Promise<Buffer> | Buffer | null;
}

/** Thrown when a file on disk is no longer the one that was read at start. */
export class ChangedFileError extends Error {}

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
const DEFAULT_MAX_FILE_BYTES = 1024 * 1024;

/** A cache of at most `maxBytes` (64 MiB), for files of at most `maxFileBytes` (1 MiB) each. */
export function createContentCache({
  maxBytes = DEFAULT_MAX_BYTES,
  maxFileBytes = DEFAULT_MAX_FILE_BYTES,
}: {
  maxBytes?: number;
  maxFileBytes?: number;
} = {}): ContentCache {
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (content, path) => path.length + content.length,
  });

  return {
    read(form) {
      if (form.bytes !== undefined) return form.bytes;
      if (form.size > maxFileBytes) return null;
      const known = cache.get(form.diskPath);
      if (known !== undefined) return known;
      return readUnchanged(form).then((content) => {
        cache.set(form.diskPath, content);
        return content;
      });
    },
  };
}

async function readUnchanged(form: FileForm): Promise<Buffer> {
  const content = await readFile(form.diskPath).catch(() => null);
  if (content?.length !== form.size) throw new ChangedFileError(form.diskPath);
  return content;
}
