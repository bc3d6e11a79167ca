import { readFileSync } from 'node:fs';
import { FIXED_POINT_ONE, prefixSums, scalarVectorOps } from '@feedback-docs/answers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import loadWabt from 'wabt';
import { simdVectorOps } from './simdVectorOps.ts';

const here = (name: string) => new URL(name, import.meta.url);

test('the module is what its text says', async () => {
  const { parseWat } = await loadWabt();
  const text = readFileSync(here('vectorOps.wat'), 'utf8');
  const { buffer } = parseWat('vectorOps.wat', text, { simd: true }).toBinary({});
  expect([...readFileSync(here('vectorOps.wasm'))], 'assemble vectorOps.wat as it says at its top').toEqual([
    ...buffer,
  ]);
});

test('compares as row by row', () => {
  const number = fc.integer({ min: -FIXED_POINT_ONE / 8, max: FIXED_POINT_ONE / 8 });
  const tables = fc.tuple(fc.constantFrom(8, 16, 48), fc.integer({ min: 0, max: 9 })).chain(([width, count]) =>
    fc.record({
      width: fc.constant(width),
      rows: fc.int16Array({ minLength: width * count, maxLength: width * count, min: -2048, max: 2048 }),
      asked: fc.array(fc.array(number, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 3 }),
    }),
  );
  fc.assert(
    fc.property(tables, ({ width, rows, asked }) => {
      const [fast, plain] = [simdVectorOps, scalarVectorOps].map(({ indexRows }) => indexRows(rows, width));
      for (const embedding of asked) {
        const row = Int16Array.from(embedding);
        expect([...(fast?.(row) ?? [])]).toEqual([...(plain?.(row) ?? [])]);
      }
    }),
  );
});

test('finds the highest values of each group as value by value', () => {
  const value = fc.float({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.array(value, { maxLength: 12 })), (groups) => {
      const starts = prefixSums(groups.map(({ length }) => length));
      const [fast, plain] = [simdVectorOps, scalarVectorOps].map(({ indexGroups }) => {
        const { values, highest } = indexGroups(starts);
        values.set(groups.flat());
        return [...highest()];
      });
      expect(fast).toEqual(plain);
      const sorted = groups.flatMap((own) => {
        const above = own.filter((one) => one > 0).sort((a, b) => b - a);
        return [0, 1, 2, 3].map((at) => above[at] ?? 0);
      });
      expect(fast).toEqual(sorted);
    }),
  );
});

test('adds up the points of each group on a curve as value by value', () => {
  const value = fc.float({ min: -1, max: 1, noNaN: true });
  const curve = { from: -1, steps: 4, points: Float64Array.of(0, 1e-9, 0, 2, 30, 0.1, 0.2, 7, 1000) };
  fc.assert(
    fc.property(fc.array(fc.array(value, { maxLength: 12 })), (groups) => {
      const starts = prefixSums(groups.map(({ length }) => length));
      const [fast, plain] = [simdVectorOps, scalarVectorOps].map(({ indexGroups }) => {
        const { values, sums } = indexGroups(starts, curve);
        values.set(groups.flat());
        return [...sums()];
      });
      expect(fast).toEqual(plain);
      const added = groups.map((own) =>
        own.reduce((sum, one) => sum + (curve.points[Math.floor((one + 1) * 4)] ?? Number.NaN), 0),
      );
      expect(fast).toEqual(added);
    }),
  );
});
