import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dropUnusedRules, dropUnusedVariables, wordsIn } from './dropUnusedRules.ts';

const words = new Set(['button', 'button--primary', 'col']);

test.each([
  ['of a class that nothing names goes', ['.avatar'], []],
  ['of a class in use below one that is not goes', ['.pills .button'], []],
  ['of a class in use stays', ['.button:hover'], ['.button:hover']],
  ['of elements stays', ['html', '::before'], ['html', '::before']],
  ['of several classes stays for those in use', ['.button--primary', '.button--link'], ['.button--primary']],
  ['of a class in use without another stays', ['.button:not(.hero)'], ['.button:not(.hero)']],
  ['of a step of an animation stays', ['12.5%'], ['12.5%']],
])('a rule %s', (_which, selectors, expected) => {
  let isRemoved = false;
  const rule = { selectors, remove: () => (isRemoved = true) };
  dropUnusedRules({ walkRules: (visit) => visit(rule) }, words);
  expect(isRemoved ? [] : rule.selectors).toEqual(expected);
});

test('a variable goes that nothing reads, or only one that goes', () => {
  const sheet = [
    ['--gap', '1rem'],
    ['--wide-gap', 'calc(2 * var(--gap))'],
    ['--dark', '#000'],
    ['--darker', 'var(--dark)'],
    ['--theme', '#fff'],
    ['margin', 'var(--wide-gap)'],
  ].map(([prop = '', value = '']) => ({ prop, value, isThere: true }));
  const walkDecls = (visit: (declaration: { prop: string; value: string; remove(): void }) => void) => {
    for (const one of sheet.filter(({ isThere }) => isThere))
      visit({ ...one, remove: () => Object.assign(one, { isThere: false }) });
  };
  dropUnusedVariables({ walkDecls }, new Set(['--theme']));
  expect(sheet.filter(({ isThere }) => isThere).map(({ prop }) => prop)).toEqual([
    '--gap',
    '--wide-gap',
    '--theme',
    'margin',
  ]);
});

test('words are those of all files named, whatever these are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/Page.tsx'), `<b className={clsx('card', isBig && 'padding--lg')} />`);
  writeFileSync(join(folder, 'src/Page.test.tsx'), 'hero');
  writeFileSync(join(folder, 'README.md'), 'avatar');
  expect([...wordsIn(['src/**/*.tsx'], folder)]).toEqual(['b', 'className', 'clsx', 'card', 'isBig', 'padding--lg']);
  rmSync(folder, { recursive: true });
});
