import { expect, test } from 'vitest';
import { findMismatch, type Shape } from './findMismatch.ts';

const SHAPE: Shape = {
  fields: {
    title: 'string',
    anchor: ['string', 'null'],
    phone: ['string', 'undefined'],
    lines: { list: { fields: { text: 'string' } } },
    subjects: { record: { list: 'number' } },
    rows: ['Int16Array', 'undefined'],
  },
};
const FITTING = { title: 'Quotas', anchor: null, lines: [{ text: 'One.' }], subjects: { price: [1] }, more: true };

test.each<[unknown, string | undefined]>([
  [FITTING, undefined],
  [{ ...FITTING, phone: '+1' }, undefined],
  [{ ...FITTING, title: undefined }, 'title must be a string'],
  [{ ...FITTING, anchor: 7 }, 'anchor must be a string or null'],
  [{ ...FITTING, phone: null }, 'phone must be a string'],
  [{ ...FITTING, lines: {} }, 'lines must be a list'],
  [{ ...FITTING, lines: [{ text: 'One.' }, null] }, 'lines[1] must be an object'],
  [{ ...FITTING, lines: [{}] }, 'lines[0].text must be a string'],
  [{ ...FITTING, subjects: [] }, 'subjects must be an object'],
  [{ ...FITTING, subjects: { price: ['1'] } }, 'subjects.price[0] must be a number'],
  [{ ...FITTING, rows: Int16Array.of(1) }, undefined],
  [{ ...FITTING, rows: [1] }, 'rows must be an Int16Array'],
  [null, 'what it holds must be an object'],
  [[FITTING], 'what it holds must be an object'],
])('a value that does not fit is named with its place: %j', (value, problem) => {
  expect(findMismatch(value, SHAPE)).toBe(problem);
});
