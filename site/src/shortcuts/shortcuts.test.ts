import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHORTCUTS } from './shortcuts.ts';

const keys = SHORTCUTS.flatMap(([ofAction]) => ofAction).map((key) => key.replace('⌘', 'Cmd').replaceAll(' ', '+'));

test('the pages about the docs name no keyboard shortcut that the site does not have', () => {
  const sources = ['index', 'intro'].map((page) =>
    readFileSync(new URL(`../../docs/${page}.md`, import.meta.url), 'utf8'),
  );
  const named = sources.join('\n').match(/\b(?:Ctrl|Cmd)\+\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(keys).toEqual(expect.arrayContaining(named));
});
