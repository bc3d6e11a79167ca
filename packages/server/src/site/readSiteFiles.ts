import { createHash } from 'node:crypto';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ContentCoding } from '../http/negotiateEncoding.ts';
import { contentTypeOf } from './contentTypes.ts';
import type { FileForm, SiteFile } from './SiteFile.ts';

const SIBLINGS = { br: '.br', gzip: '.gz' } as const;
/** Files read at the same time at start, so that a large site does not exhaust the open files. */
const READ_AT_ONCE = 32;

/**
 * Reads a folder once and answers every address it serves, so that nothing outside the list can ever be sent. Pages
 * are listed without `.html` and `/index.html`; 404.html has no address; precompressed siblings belong to their
 * file; links that lead out of the folder are left out, and so is what begins with a dot, but for `.well-known`.
 */
export async function readSiteFiles(folder: string): Promise<Map<string, SiteFile>> {
  const root = await realpath(folder);
  const paths = new Set(await listFiles(root, root));
  const originals = [...paths].filter((path) => path !== '404.html' && !isSibling(path, paths));
  const files = new Map<string, SiteFile>();
  for (let start = 0; start < originals.length; start += READ_AT_ONCE) {
    const batch = originals.slice(start, start + READ_AT_ONCE);
    const read = await Promise.all(
      batch.map(async (path) => [urlOf(path), await readFileForms(root, path, paths)] as const),
    );
    for (const [url, file] of read) files.set(url, file);
  }
  return files;
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // Hidden files belong to tools that built or copied the site.
    if (entry.name.startsWith('.') && path !== join(root, '.well-known')) continue;
    if (entry.isDirectory()) found.push(...(await listFiles(root, path)));
    else if (entry.isFile() || (entry.isSymbolicLink() && (await isFileInside(root, path)))) {
      found.push(relative(root, path).split(sep).join('/'));
    }
  }
  return found;
}

async function isFileInside(root: string, link: string): Promise<boolean> {
  try {
    const target = await realpath(link);
    return target.startsWith(root + sep) && (await stat(target)).isFile();
  } catch {
    return false;
  }
}

function isSibling(path: string, paths: ReadonlySet<string>): boolean {
  return Object.values(SIBLINGS).some((ending) => path.endsWith(ending) && paths.has(path.slice(0, -ending.length)));
}

function urlOf(path: string): string {
  return `/${path}`.replace(/(\/index)?\.html$/, '') || '/';
}

async function readFileForms(root: string, path: string, paths: ReadonlySet<string>): Promise<SiteFile> {
  const contentType = contentTypeOf(`/${path}`);
  const forms: SiteFile['forms'] = { identity: await readForm(join(root, path), 'identity') };
  for (const coding of ['br', 'gzip'] as const) {
    const sibling = path + SIBLINGS[coding];
    if (paths.has(sibling)) forms[coding] = await readForm(join(root, sibling), coding);
  }
  return { contentType, cacheControl: cacheControlOf(path, contentType), forms };
}

async function readForm(diskPath: string, coding: ContentCoding): Promise<FileForm> {
  const content = await readFile(diskPath);
  return { diskPath, size: content.length, etag: etagOf(content, coding) };
}

/** The entity tag of a file's bytes in a coding, the same on all servers. */
export function etagOf(content: Uint8Array, coding: ContentCoding): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`;
}

/** How long a file may be kept by others, by its path in the build. */
export function cacheControlOf(path: string, contentType: string): string {
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return /^(image|font|video)\//.test(contentType) ? 'public, max-age=3600' : 'public, no-cache';
}
