import { expect, test } from 'vitest';
import { validateOptions } from './options.ts';

const LINK = { id: 'ours', module: 'a/b.js', by: '/site/b.js', why: 'Ours is smaller.', earns: '1 KiB' };

test('a site without options has every part', () => {
  expect(validateOptions({ options: undefined })).toEqual({ id: 'default' });
});

test('options that can be used pass as they are', () => {
  const options = {
    parts: { link: false },
    replacements: [LINK],
    ignorePatterns: ['search*'],
    openSearch: () => document.body,
  };
  expect(validateOptions({ options })).toEqual({ id: 'default', ...options });
});

test.each([
  [{ partz: {} }, 'There is no option "partz". Remove it, or use one of: id, parts,'],
  [{ parts: { links: false } }, 'parts is {"links":false}, but it must be an object with true or false for some of '],
  [{ parts: { link: 'no' } }, 'parts is {"link":"no"}'],
  [{ replacements: [{ ...LINK, why: undefined }] }, 'it must be a list of replacements, each { id, module, by,'],
  [{ ignorePatterns: 'search*' }, 'ignorePatterns is "search*", but it must be a list of paths'],
  [{ openSearch: true }, 'openSearch is true, but it must be a function'],
])('%j is refused with what it may be', (options, message) => {
  expect(() => validateOptions({ options })).toThrow(message);
});

test('all that is wrong is told at once', () => {
  expect(() => validateOptions({ options: { openSearch: 1, completesPages: 'yes' } })).toThrow(
    /openSearch[\s\S]*completesPages/,
  );
});
