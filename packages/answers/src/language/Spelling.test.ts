import { expect, test } from 'vitest';
import { createSpelling } from './Spelling.ts';

const asked = 'how many responses does the quota allow where were the reminders sent people'.split(' ');
const spelling = createSpelling({
  docs: ['quota', 'reminder', 'reminders', 'response', 'responses', 'kiosk', 'settings', 'york'],
  asked: { words: [...asked, 'peple'].join(' '), counts: Uint32Array.from([...asked.map(() => 200), 1]) },
  isWord: (word) => word === 'yolk',
});

test.each([
  ['a qouta for men', 'a quota for men'],
  ['quta reached', 'quota reached'],
  ['Quotaa reached', 'quota reached'],
  ['remindres were sent', 'reminders were sent'],
  ['responsez', 'responses'],
  ['hwo many peple', 'hwo many people'],
  ["the kiosck's settings", "the kiosk's settings"],
])('corrects %j', (wrong, corrected) => {
  expect(spelling.correct(wrong)).toBe(corrected);
});

test.each([
  ['egg yolk', 'a word of the language'],
  ['all of Yark', 'a name'],
  ["we don't", 'a short form'],
  ['ask BAMF', 'too short or unlike everything'],
  ['does it speak QUTA', 'an abbreviation'],
  ['réponse 12.5', 'other letters and digits'],
  ['photographer', 'like nothing known'],
])('leaves %j: %s', (text) => {
  expect(spelling.correct(text)).toBe(text);
});

test('of one text no more unknown words are looked up than anybody misspells', () => {
  const unknown = Array.from(
    { length: 60 },
    (_, at) => `q${'xzwvk'[at % 5]}${'jfgpbm'[at % 6]}${'dlcnsr'[at % 6]}yy`,
  ).join(' ');
  expect(spelling.correct(`${unknown} qouta`)).toBe(`${unknown} qouta`);
  expect(spelling.correct(`qouta ${unknown}`)).toBe(`quota ${unknown}`);
});
