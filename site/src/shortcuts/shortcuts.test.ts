import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHORTCUTS } from './shortcuts.ts';

const keys = SHORTCUTS.flatMap(([ofAction]) => ofAction).map((key) => key.replace('⌘', 'Cmd').replaceAll(' ', '+'));

test('the page about these docs names no keyboard shortcut that the site does not have', () => {
  const source = readFileSync(new URL('../../docs/intro.md', import.meta.url), 'utf8');
  const named = source.match(/\b(?:Ctrl|Cmd)\+\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(keys).toEqual(expect.arrayContaining(named));
});
