import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { activeReplacements, isReplaced, REPLACEMENTS, USES } from './replacements.ts';

const SITE = join(import.meta.dirname, '..', '..');
const INTERNAL = /from '(@docusaurus\/[\w-]+\/(?:lib\/[^']+|internal))'|import '(@docusaurus\/[\w-]+\/lib\/[^']+)'/g;

test('the table names every import of what the framework keeps to itself, and no other', () => {
  const found = globSync('{src,plugins,postbuild,content}/**/*.{ts,tsx,mjs}', { cwd: SITE }).flatMap((file) =>
    [...readFileSync(join(SITE, file), 'utf8').matchAll(INTERNAL)].map(
      ([, from, bare]) => `${from ?? bare} in ${file.replaceAll('\\', '/')}`,
    ),
  );
  expect(found.sort()).toEqual(USES.flatMap(({ module, by }) => by.map((file) => `${module} in ${file}`)).sort());
});

test('every entry says why, what it earns, and names a file that is there', () => {
  for (const { by, why, earns } of REPLACEMENTS) {
    expect(why).toMatch(/\.$/);
    expect(earns).not.toBe('');
    if (by.startsWith('src/')) expect(existsSync(join(SITE, by)), by).toBe(true);
  }
});

test('each id can be switched off, alone and with others', () => {
  expect(activeReplacements({})).toEqual(REPLACEMENTS);
  for (const id of new Set(REPLACEMENTS.map((entry) => entry.id)))
    expect(isReplaced(id, { KEEP_FRAMEWORK_FILES: id })).toBe(false);
  expect(activeReplacements({ KEEP_FRAMEWORK_FILES: 'helmet,link' }).map(({ id }) => id)).not.toContain('link');
});

test('an unknown id is refused with those there are', () => {
  expect(() => activeReplacements({ KEEP_FRAMEWORK_FILES: 'links' })).toThrow(
    /^KEEP_FRAMEWORK_FILES names "links"\. It may name banner, .*link.*, separated by commas\.$/,
  );
});
