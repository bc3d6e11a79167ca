import { expect, test } from 'vitest';
import { wantedWords } from './wantedWords';

test.each([
  ['/docs/quotas', 'quotas'],
  ['/docs/Quota_limits.html', 'quota limits'],
  ['/docs/versions/Web/1_99/', '1.99'],
  ['/guide/caf%C3%A9-survey', 'café survey'],
  ['/%E0%A4%A', '%e0%a4%a'],
  ['/', ''],
])('someone who asks for %s wants %j', (path, words) => {
  expect(wantedWords(path)).toBe(words);
});
