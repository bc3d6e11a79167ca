import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteFixture, type SiteFixture } from '../../test/createSiteFixture.ts';
import { ChangedFileError, createContentCache } from './contentCache.ts';

let fixture: SiteFixture;
beforeEach(async () => {
  fixture = await createSiteFixture();
});
afterEach(() => fixture.dispose());

const form = async (name: string, size: number) => {
  const diskPath = join(fixture.siteDir, name);
  await writeFile(diskPath, 'x'.repeat(size));
  return { diskPath, size, etag: '"x"' };
};

test('a small file is read once and then answered from memory', async () => {
  const cache = createContentCache();
  const file = await form('small.txt', 10);
  expect(cache.read(file)).toBeInstanceOf(Promise);
  expect(await cache.read(file)).toHaveLength(10);
  expect(cache.read(file)).toBeInstanceOf(Buffer);
});

test('a large file is never kept', async () => {
  expect(createContentCache({ maxFileBytes: 5 }).read(await form('large.txt', 10))).toBeNull();
});

test('when memory is full, the file that was not asked for longest is forgotten', async () => {
  const [first, second, third] = [await form('1.txt', 10), await form('2.txt', 10), await form('3.txt', 10)];
  const cache = createContentCache({ maxBytes: 2 * (10 + first.diskPath.length) });
  await cache.read(first);
  await cache.read(second);
  await cache.read(first);
  await cache.read(third);
  expect(cache.read(first)).toBeInstanceOf(Buffer);
  expect(cache.read(second)).toBeInstanceOf(Promise);
});

test('a file that changed on disk since start is not sent under its old name', async () => {
  const file = await form('changing.txt', 10);
  await writeFile(file.diskPath, 'longer than before');
  await expect(createContentCache().read(file)).rejects.toThrow(ChangedFileError);
});
