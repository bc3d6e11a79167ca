import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOverlaps } from './overlaps.ts';
import { indexParaphrases } from './paraphrases.ts';

const GROUPS = [['a', 'b', 'c', 'd', 'e', 'f'], [], ['g'], ['h', 'i', 'j']];
const COUNT = GROUPS.flat().length;
const shared = fc.record({
  numbers: fc.uniqueArray(fc.nat(COUNT - 1)),
  weight: fc.constantFrom(0.25, 0.5, 1),
  own: fc.constantFrom(0.125, 0.5, 2),
});

test('gives the highest overlap of each section, for each question alone', () => {
  const sizes = Float64Array.from({ length: COUNT }, (_, number) => 1 + (number % 3));
  const paraphrases = indexParaphrases(GROUPS);
  const { starts } = paraphrases;
  const { add, highest } = indexOverlaps(paraphrases, sizes);
  fc.assert(
    fc.property(fc.array(shared, { maxLength: 5 }), (question) => {
      const total = question.reduce((sum, { weight }) => sum + weight, 1);
      for (const { numbers, weight, own } of question) add(numbers, weight, own);
      const alike = Array.from({ length: COUNT }, (_, number) => {
        const held = question.filter(({ numbers }) => numbers.includes(number));
        const share = held.reduce((sum, { weight }) => sum + weight, 0) / total;
        const ownShare = Math.min(1, held.reduce((sum, { own }) => sum + own, 0) / (sizes[number] ?? 1));
        return held.length === 0 ? 0 : Math.fround((2 * share * ownShare) / (share + ownShare));
      });
      const expected = GROUPS.map((_, group) => Math.max(0, ...alike.slice(starts[group], starts[group + 1])));
      expect([...highest(total)]).toEqual(expected);
    }),
  );
});
