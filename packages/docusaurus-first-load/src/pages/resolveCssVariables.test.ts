import { expect, test } from 'vitest';
import { resolveCssVariables } from './resolveCssVariables.ts';

const settled = (css: string, ...untouched: string[]) => resolveCssVariables(css, new Set(untouched));

test('a variable that never changes becomes its value, also within other values', () => {
  expect(settled(':root{--gap:1rem;--wide:calc(var(--gap)*2)}p{margin:var(--wide,0) var(--gap)}')).toBe(
    'p{margin:calc(1rem*2) 1rem}',
  );
});

test('values do not run into each other where the stylesheet left out a space', () => {
  expect(settled(':root{--none:0;--gap:1rem}h1{margin:0 var(--none)0 var(--gap)0}')).toBe('h1{margin:0 0 0 1rem 0}');
});

test('what a colour mode, a window or an element changes stays a variable', () => {
  for (const css of [
    ':root{--ink:#000}[data-theme=dark]{--ink:#fff}p{color:var(--ink)}',
    ':root{--ink:#000}@media print{:root{--ink:#fff}}p{color:var(--ink)}',
    ':root{--ink:#000}.note{--ink:#fff}p{color:var(--ink)}',
    ':root{--ink:#000;--text:var(--ink)}.note{--ink:#fff}p{color:var(--text)}',
    '[data-theme=dark]{--ink:#fff}p{color:var(--ink,#000)}',
  ])
    expect(settled(css)).toBe(css);
});

test('a variable that the page itself names stays', () => {
  const css = ':root{--gap:1rem}p{margin:var(--gap)}';
  expect(settled(css, '--gap')).toBe(css);
});

test('the definition of a layer goes when one outside of all layers beats it', () => {
  expect(
    settled(
      '@layer base{:root{--ink:#111}[data-theme=dark]{--ink:#eee}.note{color:var(--ink)}}:root{--ink:#000}p{color:var(--ink)}',
    ),
  ).toBe('@layer base{.note{color:#000}}p{color:#000}');
});

test('a long value that is used twice is written once', () => {
  const css =
    ':root{--font:system-ui,-apple-system,Segoe UI,Roboto,sans-serif}p{font-family:var(--font)}a{font-family:var(--font)}';
  expect(settled(css)).toBe(css);
});

test('variables that lead in a circle are left alone', () => {
  expect(settled(':root{--a:var(--b);--b:var(--a)}p{margin:var(--a)}')).toContain('margin:');
});
