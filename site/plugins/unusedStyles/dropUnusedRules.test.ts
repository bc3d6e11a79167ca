import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dropUnusedRules, wordsIn } from './dropUnusedRules.ts';

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

test('words are those of all files named, whatever these are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/Page.tsx'), `<b className={clsx('card', isBig && 'padding--lg')} />`);
  writeFileSync(join(folder, 'src/Page.test.tsx'), 'hero');
  writeFileSync(join(folder, 'README.md'), 'avatar');
  expect([...wordsIn(['src/**/*.tsx'], folder)]).toEqual(['b', 'className', 'clsx', 'card', 'isBig', 'padding--lg']);
  rmSync(folder, { recursive: true });
});
