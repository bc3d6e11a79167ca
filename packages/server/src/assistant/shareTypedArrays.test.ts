import { expect, test } from 'vitest';
import { shareTypedArrays } from './shareTypedArrays.ts';

test('arrays of numbers keep their kind and stand in shared memory, and all else stays as it is', () => {
  const data = { text: 'a', list: [{ rows: Int16Array.of(-3, 7) }], sizes: Float64Array.of(0.5), none: null };
  const shared = shareTypedArrays(data);
  expect(shared).toEqual(data);
  expect(shared.list[0]?.rows.buffer).toBeInstanceOf(SharedArrayBuffer);
  // A clone, as a message to a thread is one, sees what is written to the original.
  const clone = structuredClone(shared);
  shared.sizes[0] = 2;
  expect(clone.sizes[0]).toBe(2);
});
