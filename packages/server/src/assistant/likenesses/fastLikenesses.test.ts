import { readFileSync } from 'node:fs';
import { ONE, plainLikenesses } from '@feedback-docs/answers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import loadWabt from 'wabt';
import { fastLikenesses } from './fastLikenesses.ts';

const here = (name: string) => new URL(name, import.meta.url);

test('the module is what its text says', async () => {
  const { parseWat } = await loadWabt();
  const text = readFileSync(here('likenesses.wat'), 'utf8');
  const { buffer } = parseWat('likenesses.wat', text, { simd: true }).toBinary({});
  expect([...readFileSync(here('likenesses.wasm'))], 'assemble likenesses.wat as it says at its top').toEqual([
    ...buffer,
  ]);
});

test('compares as row by row', () => {
  const number = fc.integer({ min: -ONE / 8, max: ONE / 8 });
  const tables = fc.tuple(fc.constantFrom(8, 16, 48), fc.integer({ min: 0, max: 9 })).chain(([width, count]) =>
    fc.record({
      width: fc.constant(width),
      rows: fc.int16Array({ minLength: width * count, maxLength: width * count, min: -2048, max: 2048 }),
      asked: fc.array(fc.array(number, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 3 }),
    }),
  );
  fc.assert(
    fc.property(tables, ({ width, rows, asked }) => {
      const [fast, plain] = [fastLikenesses(rows, width), plainLikenesses(rows, width)];
      for (const meaning of asked) {
        const row = Int16Array.from(meaning);
        expect([...fast(row)]).toEqual([...plain(row)]);
      }
    }),
  );
});
