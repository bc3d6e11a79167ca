import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileCache } from './FileCache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file is made once for what it is made from and for its ending', async () => {
  const kept = new FileCache(folder);
  const make = async () => `made ${kept.made}`;
  const read = async (from: string, ending: string) => readFileSync(await kept.pathOf(from, ending, make), 'utf8');
  expect(await read('a', '.txt')).toBe('made 1');
  expect(await read('b', '.txt')).toBe('made 2');
  expect(await read('a', '.md')).toBe('made 3');
  expect(await read('a', '.txt')).toBe('made 1');
  expect(kept.made).toBe(3);
});

test('what is asked for twice at the same time is made once', async () => {
  const kept = new FileCache(folder);
  const paths = await Promise.all(['a', 'a'].map((from) => kept.pathOf(from, '.txt', async () => 'made')));
  expect(paths[0]).toBe(paths[1]);
  expect(kept.made).toBe(1);
});

test('what a build does not use any more goes, and what could not be made leaves nothing', async () => {
  await new FileCache(folder).pathOf('old', '.txt', async () => 'old');
  const kept = new FileCache(folder);
  const path = await kept.pathOf('new', '.txt', async () => 'new');
  await expect(kept.pathOf('bad', '.txt', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  kept.removeUnused();
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([path]);
});
