import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerQualityCard, CARD_FILE } from './answerQualityCard.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');
const BASELINE = JSON.parse(read('bench/answers/baseline.json'));

test('the page that readers see says what the last evaluation found; npm run answer-quality writes it', () => {
  const page = read(CARD_FILE);
  const [, day = ''] = /evaluation of the assistant, on (\d{1,2} \w+ \d{4})\./.exec(page) ?? [];
  expect(page).toBe(answerQualityCard(BASELINE, day));
});

test('a share is never rounded up to all', () => {
  const almost = BASELINE.map((figure: object) => ({ ...figure, value: 0.9999, low: 0.99, high: 1, count: 12_345 }));
  expect(answerQualityCard(almost, '25 November 2026')).toContain(
    '| 99\u00a0% | 99\u00a0%\u00a0to\u00a0100\u00a0% | 12,345\u00a0questions |',
  );
});

test('an evaluation without one of the figures is refused', () => {
  expect(() => answerQualityCard([], '25 November 2026')).toThrow('There is no figure "right section cited first"');
});
