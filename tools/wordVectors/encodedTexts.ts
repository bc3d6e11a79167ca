import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Matrix, row, zeros } from './Matrix.ts';
import { CACHE, ENCODED, encode } from './teacher.ts';

const TEXTS = join(CACHE, 'encoded.json');
const VECTORS = join(CACHE, 'encoded.f32');

/** What the teacher makes of each text; earlier results are cached. `say` is called with the progress. */
export async function encodedTexts(texts: readonly string[], say: (done: number) => void): Promise<Matrix> {
  const known = remembered();
  const missing = [...new Set(texts)].filter((text) => !known.has(text));
  const encoded = await encode(missing, say);
  for (const [at, text] of missing.entries()) known.set(text, row(encoded, at));
  if (missing.length > 0) remember(known);
  const matrix = zeros(texts.length, ENCODED);
  for (const [at, text] of texts.entries()) row(matrix, at).set(known.get(text) ?? []);
  return matrix;
}

function remembered(): Map<string, Float32Array> {
  if (!existsSync(TEXTS) || !existsSync(VECTORS)) return new Map();
  const texts = JSON.parse(readFileSync(TEXTS, 'utf8')) as string[];
  const values = new Float32Array(Uint8Array.from(readFileSync(VECTORS)).buffer);
  return new Map(texts.map((text, at) => [text, values.subarray(at * ENCODED, (at + 1) * ENCODED)]));
}

function remember(known: ReadonlyMap<string, Float32Array>): void {
  mkdirSync(CACHE, { recursive: true });
  const all = zeros(known.size, ENCODED);
  for (const [at, vector] of [...known.values()].entries()) row(all, at).set(vector);
  writeFileSync(TEXTS, JSON.stringify([...known.keys()]));
  writeFileSync(VECTORS, new Uint8Array(all.values.buffer));
}
