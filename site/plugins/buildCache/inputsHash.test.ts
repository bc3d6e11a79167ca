import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inputsHash } from './inputsHash.ts';

let siteDir: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), text);
};

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'inputs-'));
  write('docs/survey/figures/flow.svg', '<svg/>');
  write('docs/survey/intro.md', '# Introduction');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

test.each([
  ['a figure', 'docs/survey/figures/flow.svg'],
  ['a new figure', 'docs/figures/new.dot'],
  ['a plugin', 'plugins/markdown/remarkFigures.ts'],
])('%s that changes changes the hash', (_what, file) => {
  const before = inputsHash(siteDir, {});
  write(file, 'changed');
  expect(inputsHash(siteDir, {})).not.toBe(before);
});

test('a setting that chooses modules changes it', () => {
  expect(inputsHash(siteDir, { KEEP_FRAMEWORK_FILES: 'link' })).not.toBe(inputsHash(siteDir, {}));
});

test('the text of a page, which the bundler watches itself, does not', () => {
  const before = inputsHash(siteDir, {});
  write('docs/survey/intro.md', '# Changed');
  expect(inputsHash(siteDir, {})).toBe(before);
});

test('is the same for the same files elsewhere', () => {
  const other = mkdtempSync(join(tmpdir(), 'inputs-'));
  cpSync(siteDir, other, { recursive: true });
  expect(inputsHash(other, {})).toBe(inputsHash(siteDir, {}));
  rmSync(other, { recursive: true });
});
