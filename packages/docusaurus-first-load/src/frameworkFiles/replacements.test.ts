import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as utilsCommon from '@docusaurus/utils-common';
import { expect, test } from 'vitest';
import { REPLACEMENTS, USES } from './replacements.ts';

const SOURCES = join(import.meta.dirname, '..');
const INTERNAL = /(?:from |import |require\()'(@docusaurus\/[\w-]+\/(?:lib\/[^']+|internal))'/g;
const UTILS_IMPORT = /import \{([^}]+)\} from '@docusaurus\/utils-common'/g;
/** Where the framework keeps what runs in browsers. */
const BROWSER_FOLDERS = ['core', 'theme-classic', 'theme-common'].map((name) =>
  resolve('node_modules', '@docusaurus', name, 'lib'),
);
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

test('all that the framework imports of its utilities in browsers is there, with the same meaning', async () => {
  const imported = BROWSER_FOLDERS.flatMap((cwd) =>
    globSync('{client,theme,utils,components,hooks,contexts}/**/*.js', { cwd }).flatMap((file) =>
      [...readFileSync(join(cwd, file), 'utf8').matchAll(UTILS_IMPORT)].flatMap(([, names = '']) => names.split(',')),
    ),
  );
  const names = new Set(imported.map((name) => name.trim()));
  expect(names).toContain('applyTrailingSlash');
  const by = REPLACEMENTS.find(({ id }) => id === 'utils')?.by;
  const ours: Record<string, unknown> = await import(join(SOURCES, `${by}.ts`));
  for (const name of names) expect(Object.keys(ours), `${name} of @docusaurus/utils-common`).toContain(name);
  expect(ours['blogPostContainerID']).toBe(utilsCommon.blogPostContainerID);
});
