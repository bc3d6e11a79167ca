import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findCycles } from './findCycles.ts';
import { readImports } from './readImports.ts';

const root = mkdtempSync(join(tmpdir(), 'cycles-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The cycles of a repository with these files, as "folder: entry > entry". */
function cyclesOf(imports: Readonly<Record<string, readonly string[]>>): string[] {
  const files = Object.entries(imports).map(([path, imported]) => ({ path, imports: imported }));
  return findCycles(files).map(({ folder, entries }) => `${folder}: ${entries.join(' > ')}`);
}

test('imports in one direction are no cycle, whatever the folders', () => {
  const imports = {
    'src/index.ts': ['src/rank/Ranker.ts', 'src/match/Query.ts'],
    'src/rank/Ranker.ts': ['src/match/Query.ts', 'src/rules.ts'],
    'src/match/Query.ts': ['src/rules.ts', 'src/match/Word.ts'],
  };
  expect(cyclesOf(imports)).toEqual([]);
});

test('files that import each other are a cycle of their folder', () => {
  expect(cyclesOf({ 'src/a.ts': ['src/b.ts'], 'src/b.ts': ['src/c.ts'], 'src/c.ts': ['src/a.ts'] })).toEqual([
    'src: a.ts > b.ts > c.ts',
  ]);
});

test('folders that import each other are a cycle, even where no two files do', () => {
  const imports = {
    'src/rank/Ranker.ts': ['src/match/Query.ts'],
    'src/match/Postings.ts': ['src/rank/rules.ts'],
  };
  expect(cyclesOf(imports)).toEqual(['src: match > rank']);
});

test('the imports behind a cycle are named', () => {
  const [cycle] = findCycles([
    { path: 'src/rank/Ranker.ts', imports: ['src/match/Query.ts'] },
    { path: 'src/match/Postings.ts', imports: ['src/rank/rules.ts'] },
  ]);
  expect(cycle?.imports).toEqual([
    'src/match/Postings.ts -> src/rank/rules.ts',
    'src/rank/Ranker.ts -> src/match/Query.ts',
  ]);
});

test('imports are read from sources: of types, re-exports, other rooms by their names, but not of tests', () => {
  const files = {
    'packages/search/package.json': '{ "name": "@docs/search", "exports": { ".": "./src/index.ts" } }',
    'packages/search/src/index.ts': "export { rank } from './rank.ts';\nexport * from './match';",
    'packages/search/src/rank.ts': "import type { Word } from './match/index.ts';\nexport const rank = 1;",
    'packages/search/src/match/index.ts': "import 'node:fs';\nexport type Word = string;",
    'packages/search/src/rank.test.ts': "import './index.ts';",
    'tools/fit.ts': "import { rank } from '@docs/search';\nexport const later = () => import('./fitLater.ts');",
    'tools/fitLater.ts': '',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const read = readImports(root);
  expect(read.map(({ path, imports, lazyImports }) => ({ path, imports, lazyImports }))).toEqual([
    {
      path: 'packages/search/src/index.ts',
      imports: ['packages/search/src/rank.ts', 'packages/search/src/match/index.ts'],
      lazyImports: [],
    },
    { path: 'packages/search/src/match/index.ts', imports: [], lazyImports: [] },
    { path: 'packages/search/src/rank.test.ts', imports: ['packages/search/src/index.ts'], lazyImports: [] },
    { path: 'packages/search/src/rank.ts', imports: ['packages/search/src/match/index.ts'], lazyImports: [] },
    {
      path: 'tools/fit.ts',
      imports: ['packages/search/src/index.ts', 'tools/fitLater.ts'],
      lazyImports: ['tools/fitLater.ts'],
    },
    { path: 'tools/fitLater.ts', imports: [], lazyImports: [] },
  ]);
  expect(read.filter(({ isTest }) => isTest).map(({ path }) => path)).toEqual(['packages/search/src/rank.test.ts']);
  expect(read.filter(({ isEntryPoint }) => isEntryPoint).map(({ path }) => path)).toEqual([
    'packages/search/src/index.ts',
  ]);
});
