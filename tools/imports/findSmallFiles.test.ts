import { expect, test } from 'vitest';
import type { SourceFile } from './findCycles.ts';
import { findSmallFiles } from './findSmallFiles.ts';

const file = (path: string, imports: string[] = [], more: Partial<SourceFile> = {}) => ({
  path,
  imports,
  lazyImports: [],
  lines: 15,
  isEntryPoint: false,
  ...more,
});
const smallFiles = (...files: ReturnType<typeof file>[]) => findSmallFiles(files).map(({ path }) => path);
const small = file('src/small.ts');

test('a small file with one importer is named with it', () => {
  expect(findSmallFiles([file('src/main.ts', ['src/small.ts']), small])).toEqual([
    { path: 'src/small.ts', importer: 'src/main.ts' },
  ]);
});

test('a second importer, be it a test, is a reason to be a file', () => {
  expect(smallFiles(file('a.ts', ['src/small.ts']), file('src/small.test.ts', ['src/small.ts']), small)).toEqual([]);
});

test('so is being an entry point of the package, or exported by one, or fetched later', () => {
  expect(smallFiles(file('a.ts', ['b.ts']), file('b.ts', [], { isEntryPoint: true }))).toEqual([]);
  expect(smallFiles(file('src/index.ts', ['src/small.ts'], { isEntryPoint: true }), small)).toEqual([]);
  expect(smallFiles(file('a.ts', ['src/small.ts'], { lazyImports: ['src/small.ts'] }), small)).toEqual([]);
});

test('a longer file is nobody’s crumb', () => {
  expect(smallFiles(file('a.ts', ['b.ts']), file('b.ts', [], { lines: 20 }))).toEqual([]);
});
