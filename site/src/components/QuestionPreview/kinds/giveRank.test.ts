import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giveRank, type Ranks, rankAbove } from './giveRank';

const ITEMS = ['price', 'range', 'advice', 'distance', 'parking'];
const NONE: Ranks = [undefined, undefined, undefined];
const moves = fc.array(fc.tuple(fc.constantFrom(...ITEMS), fc.integer({ min: -1, max: 3 })), { maxLength: 20 });

describe('giveRank', () => {
  test('lets two items change places', () => {
    expect(giveRank(['price', 'range', undefined], 'range', 0)).toEqual(['range', 'price', undefined]);
  });

  test('leaves the item without a rank that an unranked item displaces', () => {
    expect(giveRank(['price', 'range', 'advice'], 'parking', 1)).toEqual(['price', 'parking', 'advice']);
  });

  test('never gives one item two ranks and never changes the number of ranks', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        const ranks = steps.reduce((held: Ranks, [item, rank]) => giveRank(held, item, rank), NONE);
        const held = ranks.filter((item) => item !== undefined);
        expect(new Set(held).size).toBe(held.length);
        expect(ranks).toHaveLength(NONE.length);
      }),
    );
  });

  test('puts the item on the rank that was asked for, or on none', () => {
    fc.assert(
      fc.property(moves, fc.constantFrom(...ITEMS), fc.integer({ min: -1, max: 3 }), (steps, item, rank) => {
        const before = steps.reduce((held: Ranks, [moved, to]) => giveRank(held, moved, to), NONE);
        expect(giveRank(before, item, rank).indexOf(item)).toBe(rank in NONE ? rank : -1);
      }),
    );
  });
});

describe('rankAbove', () => {
  test('gives an unranked item the first free rank, and the last one when all are taken', () => {
    expect(rankAbove(['price', undefined, 'range'], 'parking')).toBe(1);
    expect(rankAbove(['price', 'advice', 'range'], 'parking')).toBe(2);
  });
});
