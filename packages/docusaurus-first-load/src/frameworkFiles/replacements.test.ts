import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPLACEMENTS, USES } from './replacements.ts';

const SOURCES = join(import.meta.dirname, '..');
const INTERNAL = /(?:from |import |require\()'(@docusaurus\/[\w-]+\/(?:lib\/[^']+|internal))'/g;
const withoutEnding = (file: string) => file.replaceAll('\\', '/').replace(/\.tsx?$/, '');

test('the table names every import of what the framework keeps to itself, and no other', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(INTERNAL)].map(
      ([, module]) => `${module} in ${withoutEnding(file)}`,
    ),
  );
  expect(found.sort()).toEqual(USES.flatMap(({ module, by }) => by.map((file) => `${module} in ${file}`)).sort());
});

test('every entry says why, what it earns, and names a file that is there', () => {
  for (const { by, why, earns } of REPLACEMENTS) {
    expect(why).toMatch(/\.$/);
    expect(earns).not.toBe('');
    if (by.startsWith('client/'))
      expect(
        ['.ts', '.tsx'].some((ending) => existsSync(join(SOURCES, by + ending))),
        by,
      ).toBe(true);
  }
});
