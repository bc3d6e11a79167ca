import { readFile } from 'node:fs/promises';
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
  const kept = new Map<string, Buffer>();
  let bytes = 0;

  const keep = (path: string, content: Buffer) => {
    if (kept.has(path)) return;
    kept.set(path, content);
    bytes += content.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  };

  return {
    read(form) {
      if (form.size > maxFileBytes) return null;
      const content = kept.get(form.diskPath);
      if (content === undefined) {
        return readUnchanged(form).then((read) => {
          keep(form.diskPath, read);
          return read;
        });
      }
      kept.delete(form.diskPath);
      kept.set(form.diskPath, content);
      return content;
    },
  };
}

async function readUnchanged(form: FileForm): Promise<Buffer> {
  const content = await readFile(form.diskPath).catch(() => null);
  if (content?.length !== form.size) throw new ChangedFileError(form.diskPath);
  return content;
}
