// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = '.cache';
const SKIPPED = new Set(['node_modules', '.docusaurus', 'build', 'server-data', 'test', 'bench']);

/**
 * A hash over the contents of files and folders; tests and built files do not count.
 * @param {string[]} paths
 * @param {string} [extra] anything else the result depends on
 */
export function fingerprint(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths) add(hash, path);
  return hash.digest('hex');
}

/**
 * @param {string} name
 * @param {string} value
 */
export function isRemembered(name, value) {
  const file = join(CACHE, name);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

/**
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, name), value);
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function add(hash, path) {
  if (!existsSync(path)) return;
  const entries = listing(path);
  if (entries === undefined) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const entry of entries) {
    if (!SKIPPED.has(entry) && !/\.test\.tsx?$/.test(entry)) add(hash, join(path, entry));
  }
}

/** @param {string} path */
function listing(path) {
  try {
    return readdirSync(path).sort();
  } catch {
    return undefined;
  }
}
