import { expect, test } from 'vitest';
import { activeReplacements } from './activeReplacements.ts';
import { PARTS, REPLACEMENTS } from './frameworkFiles/replacements.ts';

test('each part can be turned off, alone and with others', () => {
  expect(activeReplacements({})).toEqual(REPLACEMENTS);
  for (const part of PARTS)
    expect(activeReplacements({ parts: { [part]: false } }).map(({ id }) => id)).not.toContain(part);
  const both = activeReplacements({ parts: { helmet: false, link: false, utils: true } }).map(({ id }) => id);
  expect(both).not.toContain('link');
  expect(both).toContain('utils');
});

test('what another part needs goes with it', () => {
  const modules = activeReplacements({ parts: { entry: false } }).map(({ module }) => module);
  expect(modules).not.toContain('react-router-dom');
});

test('a site adds modules of its own', () => {
  const own = { id: 'colour-mode', module: 'a/b.js', by: '/site/b.ts', why: 'It differs.', earns: 'behaviour' };
  expect(activeReplacements({ replacements: [own] })).toContain(own);
});
