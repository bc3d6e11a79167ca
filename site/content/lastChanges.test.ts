import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitDays, lastChanges } from './lastChanges.ts';

const siteDir = join(import.meta.dirname, '..');

test('a page was last changed on the day of its newest commit', () => {
  const log =
    '2026-03-02\n\ndocs/survey/intro.md\n\n2025-01-09\n\ndocs/index.md\ndocs/survey/intro.md\ndocs/figures/a.svg\n';
  expect(commitDays(log)).toEqual([
    ['/docs/survey/intro', '2026-03-02'],
    ['/docs', '2025-01-09'],
  ]);
});

test('without a history no day is made up', () => {
  expect(commitDays('')).toEqual([]);
});

test('a release page was last changed on the day of the release, and lists of releases on that of the newest', () => {
  const days = lastChanges(siteDir);
  expect(days.get('/docs/versions/Web/1_50')).toBe('2023-10-16');
  const released = [...days].filter(([path]) => /\/(Web|Mobile)\//.test(path)).map(([, day]) => day);
  expect(days.get('/')).toBe(released.sort().at(-1));
});
