import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PRODUCT_FILE } from '../profile/readProfile.ts';
import { loadGlossary } from './loadGlossary.ts';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'glossary-'));
  write(PRODUCT_FILE, 'vocabulary: { roles: [Owner] }');
  write(
    'docs/Words.md',
    '## Terms {#glossary}\n\n| Term | Meaning |\n|---|---|\n| Owner | **Role** |\n| Request, Required | Settings |\n\n## More {#more}\n',
  );
});

afterEach(() => rmSync(site, { recursive: true }));

test('a name that sentences use in another meaning is no term, the others of its row are', () => {
  const { terms, meanings } = load(['Request']);
  expect(terms).toEqual([
    { names: ['Owner'], isProper: true },
    { names: ['Required'], isProper: false },
  ]);
  expect(meanings).toEqual(['Role', 'Settings']);
});

test('a homonym that no term is called stops the build', () => {
  expect(() => load(['Reqest'])).toThrow('Reqest');
});

test('names are proper in a list and in a map to their codes', () => {
  write(PRODUCT_FILE, 'vocabulary: { roles: [Owner], statuses: { Request: 1 } }');
  write(
    'docs/Words.md',
    '## Terms {#glossary}\n\n| Term | Meaning |\n|---|---|\n| Owner | Role |\n| Request | Status |\n\n## More {#more}\n',
  );
  const { terms } = loadGlossary(site, { page: 'Words', properNames: ['roles', 'statuses'], homonyms: [] });
  expect(terms.map(({ isProper }) => isProper)).toEqual([true, true]);
});

function load(homonyms: string[]): ReturnType<typeof loadGlossary> {
  return loadGlossary(site, { page: 'Words', properNames: ['roles'], homonyms });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}
