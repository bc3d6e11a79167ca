import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 4 }).map((list) => list.join(' '));
const digits = (least: number, most: number) => fc.stringMatching(new RegExp(`^\\d{${least},${most}}$`));
const surround = (secret: string, before: string, after: string) => `${before} ${secret} ${after}`;

test('no part of an e-mail address is left, wherever it stands', () => {
  fc.assert(
    fc.property(fc.emailAddress(), words, words, (address, before, after) => {
      expect(scrub(surround(address, before, after))).toBe(surround('…', before, after));
    }),
  );
});

test('no digit of a phone number is left, however it is written', () => {
  const phone = fc
    .tuple(
      fc.constantFrom('', '+', '00', '('),
      digits(2, 3),
      fc.array(fc.tuple(fc.constantFrom(' ', '-', '.', '/', ') ', ',', ', '), digits(2, 4)), {
        minLength: 3,
        maxLength: 4,
      }),
    )
    .map(([start, first, rest]) => `${start}${first}${rest.map((part) => part.join('')).join('')}`);
  fc.assert(
    fc.property(phone, words, words, (number, before, after) => {
      expect(scrub(surround(number, before, after))).not.toMatch(/\d/);
    }),
  );
});

test('no digit of a card number is left, in groups or in one piece', () => {
  fc.assert(
    fc.property(digits(13, 19), fc.constantFrom('', ' ', '-', ',', ', '), words, (number, separator, before) => {
      const grouped = number.replace(/(\d{4})(?=\d)/g, `$1${separator}`);
      expect(scrub(surround(grouped, before, 'end'))).not.toMatch(/\d/);
    }),
  );
});

test('scrubbing twice changes nothing more, and nothing breaks it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = scrub(text);
      expect(scrub(once)).toBe(once);
      expect(once.isWellFormed()).toBe(true);
    }),
  );
});

test.each([
  'What changed between 1.40 and 1.52?',
  'Is 2.8 newer than 1.74?',
  'Can 12000 people answer?',
  'What is new since 2026-11-20?',
  'Ask 3 of 10 questions, then 250 more',
  'Which of 1.40, 1.41, 1.42 and 1.43 has it?',
  'compare 1.40 1.41 1.42',
  'Can 1,000,000 people answer?',
  // What cannot be told from words of the question.
  'My name is Anna Smith, 12 Main Street',
  'My password is hunter2-opensesame',
  'Order 123456 is missing',
])('"%s" stays as it is', (text) => {
  expect(scrub(text)).toBe(text);
});

test.each([
  ['write to anna.smith+survey@mail.example.com, please', 'write to … please'],
  ['call 020 7946 0958', 'call …'],
  ['call +1 (202) 555-0142', 'call …'],
  ['call 06.12.34.56.78', 'call …'],
  ['call 202,555,0142', 'call …'],
  ['card 4111 1111 1111 1111', 'card …'],
  ['card 4111, 1111, 1111, 1111', 'card …'],
  ['card 378,282,246,310,005', 'card …'],
  ['account DE89 3704 0044 0532 0130 00', 'account DE…'],
  ['customer 12345678', 'customer …'],
])('"%s" is kept as "%s"', (text, kept) => {
  expect(scrub(text)).toBe(kept);
});
