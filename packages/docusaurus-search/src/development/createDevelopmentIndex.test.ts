import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDevelopmentIndex } from './createDevelopmentIndex.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'development-index-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const revision = () => readFileSync(join(folder, 'search-index', 'revision.json'), 'utf8');

test('what is reported several times for one save is written once, after the last report', async () => {
  let reports = 0;
  const reportsAtWrite: number[] = [];
  const index = createDevelopmentIndex(folder, async () => reportsAtWrite.push(reports) > 0);
  while (reports < 3) {
    reports++;
    index.update();
  }
  await vi.waitFor(() => expect(reportsAtWrite).toEqual([3]));
});

test('a change during writing is written afterwards', async () => {
  let finish = (): void => undefined;
  const write = vi.fn(() => new Promise<boolean>((done) => (finish = () => done(true))));
  const index = createDevelopmentIndex(folder, write);
  index.update();
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1));
  index.update();
  finish();
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  finish();
});

test('pages are told of an index that has changed, and of no other', async () => {
  const outcomes = [false, true];
  const write = vi.fn(async () => outcomes.shift() ?? false);
  const index = createDevelopmentIndex(folder, write);
  const first = revision();
  index.update();
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1));
  expect(revision()).toBe(first);
  index.update();
  await vi.waitFor(() => expect(revision()).not.toBe(first));
});
