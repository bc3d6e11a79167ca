import { readFileSync } from 'node:fs';
import { type IndexRows, ONE } from '@feedback-docs/answers';

/** What `likenesses.wat` exports; addresses and sizes are in bytes. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  likenesses(row: number, count: number, bytes: number, out: number, unit: number): void;
}

const PAGE = 2 ** 16;
const module = new WebAssembly.Module(readFileSync(new URL('likenesses.wasm', import.meta.url)));

/** Compares eight numbers at a time, in a tenth of the time of `plainLikenesses`, with the same result. */
export const fastLikenesses: IndexRows = (rows, width) => {
  const bytes = width * Int16Array.BYTES_PER_ELEMENT;
  const count = rows.length / width;
  const { memory, likenesses } = new WebAssembly.Instance(module).exports as unknown as Exports;
  const out = bytes + rows.byteLength;
  memory.grow(Math.ceil((out + count * Float32Array.BYTES_PER_ELEMENT) / PAGE));
  new Int16Array(memory.buffer).set(rows, width);
  const asked = new Int16Array(memory.buffer, 0, width);
  const values = new Float32Array(memory.buffer, out, count);
  return (meaning) => {
    asked.set(meaning);
    likenesses(bytes, count, bytes, out, 1 / (ONE * ONE));
    return values;
  };
};
