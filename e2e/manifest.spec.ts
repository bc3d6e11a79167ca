import { expect, test } from '@playwright/test';
import { checkRequirements } from './manifest/checkRequirements.ts';

const spec = (text: string) => ({ name: 'e2e/sidebar.spec.ts', text });
const naming = (...ids: string[]) => spec(`test('lists pages', verifies(${ids.map((id) => `'${id}'`)}), body);`);

test('requirements that all have a test are no problem', () => {
  expect(checkRequirements(['B4.4', 'B4.7'], [naming('B4.4'), naming('B4.7', 'B4.4')])).toEqual([]);
});

test('a requirement without a test is named', () => {
  expect(checkRequirements(['B4.4', 'B4.7'], [naming('B4.4')])).toEqual([
    expect.stringContaining('No test verifies "B4.7"'),
  ]);
});

test('a test that names an unknown requirement is named', () => {
  expect(checkRequirements(['B4.4'], [naming('B4.4', 'B4.99')])).toEqual([
    expect.stringMatching(/e2e\/sidebar\.spec\.ts verifies "B4\.99"/),
  ]);
});
