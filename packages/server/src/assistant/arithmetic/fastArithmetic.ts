import { readFileSync } from 'node:fs';
import { type Arithmetic, HIGHEST, ONE } from '@feedback-docs/answers';

/** What `arithmetic.wat` exports; addresses and sizes are in bytes. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  likenesses(row: number, count: number, bytes: number, out: number, unit: number): void;
  highest(value: number, ends: number, groups: number, out: number): void;
}

const PAGE = 2 ** 16;
/** Rows that are compared at once. */
const AT_ONCE = 4;
const NUMBER = Float32Array.BYTES_PER_ELEMENT;
const module = new WebAssembly.Module(readFileSync(new URL('arithmetic.wasm', import.meta.url)));

/** Takes a tenth of the time of `plainArithmetic`, with the same result. */
export const fastArithmetic: Arithmetic = {
  indexRows(rows, width) {
    const bytes = width * Int16Array.BYTES_PER_ELEMENT;
    const count = rows.length / width;
    const whole = Math.ceil(count / AT_ONCE) * AT_ONCE;
    const out = bytes + whole * bytes;
    const { memory, likenesses } = openModule(out + whole * NUMBER);
    new Int16Array(memory.buffer).set(rows, width);
    const asked = new Int16Array(memory.buffer, 0, width);
    const values = new Float32Array(memory.buffer, out, count);
    return (meaning) => {
      asked.set(meaning);
      likenesses(bytes, whole, bytes, out, 1 / (ONE * ONE));
      return values;
    };
  },

  indexGroups(starts) {
    const count = starts.at(-1) ?? 0;
    const groups = starts.length - 1;
    const [ends, out] = [count * NUMBER, (count + groups) * NUMBER];
    const { memory, highest } = openModule(out + groups * HIGHEST * NUMBER);
    new Uint32Array(memory.buffer, ends, groups).set(starts.slice(1).map((end) => end * NUMBER));
    const best = new Float32Array(memory.buffer, out, groups * HIGHEST);
    return {
      values: new Float32Array(memory.buffer, 0, count),
      highest() {
        highest(0, ends, groups, out);
        return best;
      },
    };
  },
};

/** Opens the module with this many bytes of memory, and a few more. */
function openModule(bytes: number): Exports {
  const exports = new WebAssembly.Instance(module).exports as unknown as Exports;
  exports.memory.grow(Math.ceil(bytes / PAGE));
  return exports;
}
