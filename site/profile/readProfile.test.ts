import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSynonyms } from '@feedback-docs/search';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { profile, readProfile } from './readProfile.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'profile-'));
  cpSync(new URL('../product', import.meta.url), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  [
    'search.yaml',
    'groups:',
    'gruppen:',
    'search.yaml, the whole file: nothing reads gruppen. Remove it, or correct its name.',
  ],
  [
    'search.yaml',
    'path: /docs/survey',
    'path: docs/survey',
    'search.yaml, clients.sections.0.path: it must begin with a slash',
  ],
  [
    'site.yaml',
    /ends: .*/,
    'ends: [Low]',
    'site.yaml, home.demo.ends: it must be the words at the two ends of the scale.',
  ],
  ['site.yaml', 'page: survey/Docs/Intro', 'page: Intro.md', 'site.yaml, sidebar.0.page: it must be the id of a page'],
  ['synonyms.yaml', /- \[.*\]/, '- [alone]', 'synonyms.yaml, 0: it must have at least two words.'],
])('in %s, %s written as %s stops the build with the place and what it must be', (name, entry, wrong, message) => {
  change(name, entry, wrong);
  expect(() => readProfile(folder)).toThrow(message);
});

test('all that is wrong is said at once', () => {
  change('agents.yaml', 'summary:', 'summery:');
  change('search.yaml', /appId: .*/, 'appId: ""');
  expect(() => readProfile(folder)).toThrow(
    /search\.yaml, clients\.appId: it must not be empty\.\n- agents\.yaml, summary/,
  );
});

test('a product without glossary and demonstration needs neither', () => {
  const text = readFileSync(join(folder, 'site.yaml'), 'utf8');
  const without = text.replace(/^glossary:\n( .*\n)+/m, '').replace(/^ {2}demo:\n( {4}.*\n)+/m, '');
  writeFileSync(join(folder, 'site.yaml'), without);
  const { glossary, home } = readProfile(folder).site;
  expect([glossary, home.demo]).toEqual([undefined, undefined]);
});

test('the synonyms of this product are such as the engine takes', () => {
  expect(parseSynonyms(profile.synonyms)).toHaveLength(profile.synonyms.length);
});

function change(name: string, entry: string | RegExp, to: string): void {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(entry, to);
  if (changed === text) throw new Error(`${name} has no ${entry}.`);
  writeFileSync(file, changed);
}
