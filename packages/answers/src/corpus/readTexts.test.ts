import { expect, test } from 'vitest';
import { plainWords } from '../embedding/plainWords.ts';
import { stemsOf } from '../language/wordsOf.ts';
import { listAt } from './Lists.ts';
import { readTexts } from './readTexts.ts';

const TEXTS = [
  'How do I export responses as CSV?',
  "Why don't e-mails arrive, and what's an E-Mail?",
  'Can I log in, log out or read the audit log in Web 1.41?',
  'Is the audit log-in the same as the log-in?',
  'A check box, check-boxes and a two factor auth',
  'May 5,000 people answer 2.5 times?',
  '  two  spaces\tand a tab ',
  'Café, naïve, ﬁeld',
  '',
];

test('texts that are read part by part have the words of texts that are read as a whole', () => {
  const { parts, texts } = readTexts([...TEXTS, ...TEXTS]);
  for (const [at, text] of [...TEXTS, ...TEXTS].entries()) {
    const own = [...listAt(texts, at)].map((part) => parts[part]);
    expect(own.flatMap((part) => part?.stems)).toEqual(stemsOf(text));
    expect(own.flatMap((part) => part?.words)).toEqual(plainWords(text));
  }
});

test('parts are counted', () => {
  const { parts } = readTexts(['export responses', 'export files']);
  expect(parts.map(({ words, count }) => [words[0], count])).toEqual([
    ['export', 2],
    ['responses', 1],
    ['files', 1],
  ]);
});
