import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileCache } from '@feedback-docs/file-cache';
import { afterAll, expect, test } from 'vitest';
import { purgeStyles } from './purgeStyles.ts';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE =
  '<html><body><nav class=navbar><a class="navbar__link" href=/>Home</a></nav><details><summary>More</summary></details></body></html>';
const purged = async (css: string, page = PAGE, kept = new FileCache(folder)) =>
  (await purgeStyles(css, [page], { kept, browsers: ['chrome 120', 'safari 17.2'] }))(page);

test('rules for what is on the page stay in their order, others go', async () => {
  expect(await purged('.navbar{top:0}.footer{top:1px}.navbar__link{top:2px}')).toBe(
    '.navbar{top:0}.navbar__link{top:2px}',
  );
});

test('a word in the text of a page keeps no rule', async () => {
  expect(await purged('table{top:0}.table{top:0}', '<html><body><p>a table</p></body></html>')).toBe('');
});

test('states that a browser or the first script set keep their rules', async () => {
  const css = '[data-theme=dark] .navbar{top:0}details[open]{top:1px}a:focus{top:2px}[data-waiting]{top:3px}';
  expect(await purged(css)).toBe(css);
});

test('what shows under a pointer, and what moves, is left to the whole stylesheet', async () => {
  expect(await purged('.navbar{top:0;transition:top 1s}a:hover,a:focus{top:1px}a:hover{top:2px}')).toBe(
    '.navbar{top:0}a:focus{top:1px}',
  );
});

test("rules of the framework that never apply to the theme's markup go", async () => {
  const never = '.navbar>.container,.navbar>.container-fluid{top:0}a:not([href]){top:1px}';
  const page =
    '<html><body><nav class=navbar><p class=container>x</p></nav><div class=markdown><h2>y</h2></div></body></html>';
  expect(
    await purged(
      `@layer base{${never}.markdown>h2{--ifm-h2-font-size:2rem;top:2px}}.markdown h2{font-size:1rem}`,
      page,
    ),
  ).toBe('@layer base{.markdown>h2{top:2px}}.markdown h2{font-size:1rem}');
  const kept = '.markdown>h2{--ifm-h2-font-size:2rem;font-size:var(--ifm-h2-font-size)}';
  expect(await purged(`@layer base{${kept}}`, page)).toContain('2rem');
});

test('the order of the layers stays', async () => {
  const css = '@layer base,theme;@layer theme{.navbar{top:0}.gone{top:0}}@layer base{.navbar{top:1px}}';
  expect(await purged(css)).toBe('@layer base{.navbar{top:1px}}@layer theme{.navbar{top:0}}');
});

test('sums are reckoned once variables are in place, and rules that say the same are one', async () => {
  const css = ':root{--gap:2rem}.navbar{margin:calc(var(--gap)*.5)}.navbar__link{margin:1rem}';
  expect(await purged(css)).toBe('.navbar,.navbar__link{margin:1rem}');
});

test('a variable that only a style attribute uses stays', async () => {
  const page = '<html><body><p style="color:var(--kept)">x</p></body></html>';
  expect(await purged(':root{--kept:red;--gone:blue}', page)).toContain('--kept:red');
});

test('a prefix stays that one of our browsers needs', async () => {
  const css = '.navbar{-webkit-backdrop-filter:blur(1px);backdrop-filter:blur(1px)}';
  expect(await purged(css, PAGE)).toBe(css);
});

test('what a build before has worked out is taken from it, and a change makes it anew', async () => {
  const css = '.navbar{top:9px}.gone{top:0}';
  const made = async (page: string) => {
    const kept = new FileCache(folder);
    return { styles: await purged(css, page, kept), made: kept.made };
  };
  expect(await made(PAGE)).toEqual({ styles: '.navbar{top:9px}', made: 2 });
  expect(await made(PAGE)).toEqual({ styles: '.navbar{top:9px}', made: 0 });
  expect((await made(PAGE.replace('class=navbar', 'class=gone'))).styles).toBe('.gone{top:0}');
});
