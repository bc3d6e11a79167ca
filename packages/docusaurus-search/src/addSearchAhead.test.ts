import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addSearchAhead } from './addSearchAhead.ts';

const SETTINGS = { addresses: { baseUrl: '/' }, email: undefined, hasReleases: undefined };
const WITH_SEARCH = '<html><head></head><body><button class="DocSearch DocSearch-Button"></button></body></html>';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ahead-'));
  mkdirSync(join(folder, 'docs'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('pages with the search button know the worker and the scripts of a first search, other files stay as they are', () => {
  write({
    searchWorker: '/assets/js/worker.1.js',
    packages_dialog_src_SearchDialog_tsx: '/assets/js/dialog.2.js',
    main: '/assets/js/main.3.js',
  });
  writeFileSync(join(folder, 'docs', 'kites.html'), WITH_SEARCH);
  writeFileSync(join(folder, 'banner.html'), '<html><head></head></html>');
  addSearchAhead(folder, folder, SETTINGS);
  const page = read(join('docs', 'kites.html'));
  expect(page).toMatch(/<script>\(function searchAhead.+"\/assets\/js\/worker\.1\.js".+"\/assets\/js\/dialog\.2\.js"/s);
  expect(page).not.toContain('main.3.js');
  expect(read('banner.html')).toBe('<html><head></head></html>');
});

test('where the bundler gives chunks no names, pages stay as they are', () => {
  write({ '17': '/assets/js/17.1.js' });
  writeFileSync(join(folder, 'kites.html'), WITH_SEARCH);
  addSearchAhead(folder, folder, SETTINGS);
  expect(read('kites.html')).toBe(WITH_SEARCH);
});

function write(files: Readonly<Record<string, string>>): void {
  const assets = Object.entries(files).map(([name, publicPath]) => [name, { js: [{ publicPath }] }]);
  writeFileSync(join(folder, 'client-manifest.json'), JSON.stringify({ assets: Object.fromEntries(assets) }));
}

function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}
