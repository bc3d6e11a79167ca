import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findFile } from './findFile.ts';

const site = mkdtempSync(join(tmpdir(), 'find-file-'));
mkdirSync(join(site, 'docs', 'intro'), { recursive: true });
for (const file of ['index.html', 'docs.html', 'docs/intro/index.html', 'docs/a b.css'])
  writeFileSync(join(site, file), '');
afterAll(() => rmSync(site, { recursive: true }));

describe('the file behind an address', () => {
  test.each([
    ['/', 'index.html'],
    ['/docs', 'docs.html'],
    ['/docs/intro', 'docs/intro/index.html'],
    ['/docs/intro/?q=1', 'docs/intro/index.html'],
    ['/docs/a%20b.css', 'docs/a b.css'],
  ])('%s is %s', (address, file) => {
    expect(findFile(site, address)).toBe(join(site, file));
  });

  test('stays inside the site', () => {
    expect(findFile(join(site, 'docs'), '/../index.html')).toBeNull();
    expect(findFile(join(site, 'docs'), '/%2e%2e/index.html')).toBeNull();
  });
});
