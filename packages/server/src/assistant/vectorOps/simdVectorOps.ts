import { readFileSync } from 'node:fs';
import { FIXED_POINT_ONE, TOP_COUNT, type VectorOps } from '@feedback-docs/answers';

/** What `vectorOps.wat` exports; addresses and sizes are in bytes. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  similarities(row: number, count: number, bytes: number, out: number, unit: number): void;
  highest(value: number, ends: number, groups: number, out: number): void;
  sums(value: number, ends: number, groups: number, out: number, points: number, from: number, steps: number): void;
}

const PAGE = 2 ** 16;
/** Rows that are compared at once. */
const AT_ONCE = 4;
const NUMBER = Float32Array.BYTES_PER_ELEMENT;
const EXACT = Float64Array.BYTES_PER_ELEMENT;
const module = new WebAssembly.Module(readFileSync(new URL('vectorOps.wasm', import.meta.url)));

/** Takes a tenth of the time of `scalarVectorOps`, with the same result. */
export const simdVectorOps: VectorOps = {
  indexRows(rows, width) {
    const bytes = width * Int16Array.BYTES_PER_ELEMENT;
    const count = rows.length / width;
    const whole = Math.ceil(count / AT_ONCE) * AT_ONCE;
    const out = bytes + whole * bytes;
    const { memory, similarities } = openModule(out + whole * NUMBER);
    new Int16Array(memory.buffer).set(rows, width);
    const asked = new Int16Array(memory.buffer, 0, width);
    const values = new Float32Array(memory.buffer, out, count);
    return (embedding) => {
      asked.set(embedding);
      similarities(bytes, whole / AT_ONCE, bytes, out, 1 / (FIXED_POINT_ONE * FIXED_POINT_ONE));
      return values;
    };
  },

  indexGroups(starts, curve) {
    const count = starts.at(-1) ?? 0;
    const groups = starts.length - 1;
    const [ends, out] = [count * NUMBER, (count + groups) * NUMBER];
    const sumsAt = Math.ceil((out + groups * TOP_COUNT * NUMBER) / EXACT) * EXACT;
    const pointsAt = sumsAt + groups * EXACT;
    const { memory, highest, sums } = openModule(pointsAt + (curve?.points.byteLength ?? 0));
    new Uint32Array(memory.buffer, ends, groups).set(starts.slice(1).map((end) => end * NUMBER));
    const best = new Float32Array(memory.buffer, out, groups * TOP_COUNT);
    const summed = new Float64Array(memory.buffer, sumsAt, groups);
    if (curve !== undefined) new Float64Array(memory.buffer, pointsAt).set(curve.points);
    return {
      values: new Float32Array(memory.buffer, 0, count),
      highest() {
        highest(0, ends, groups, out);
        return best;
      },
      sums() {
        if (curve !== undefined) sums(0, ends, groups, sumsAt, pointsAt, curve.from, curve.steps);
        return summed;
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
