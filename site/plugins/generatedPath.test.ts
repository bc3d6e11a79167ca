import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatedPath } from './generatedPath.ts';

test('a generated file is named alike in every folder', () => {
  const named = ['one', 'another/site'].map((folder) => {
    const generated = join('/', folder, '.docusaurus');
    return generatedPath(join(generated, 'home', 'default', 'releases.json'), generated);
  });
  expect(named).toEqual(['@generated/home/default/releases.json', '@generated/home/default/releases.json']);
});
