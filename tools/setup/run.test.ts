import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, runBundler } from './run.mjs';

describe('a command that bundles', () => {
  test('runs once more without its cache when it aborted on it', async () => {
    const { cache, args } = abortingWhileExists();
    await expect(runBundler(process.execPath, args, { caches: [cache] })).resolves.toBe(7);
    expect(existsSync(cache)).toBe(false);
  });

  test('keeps its cache when it fails in another way', async () => {
    const { cache } = abortingWhileExists();
    await expect(runBundler(process.execPath, ['-e', 'process.exit(3)'], { caches: [cache] })).resolves.toBe(3);
    expect(existsSync(cache)).toBe(true);
  });
});

test('a command ended by a signal has the exit code of shells', async () => {
  await expect(run(process.execPath, ['-e', 'process.kill(process.pid, "SIGTERM")'])).resolves.toBe(143);
});

/** The arguments of a command that aborts as long as its cache exists and then ends with 7. */
function abortingWhileExists() {
  const cache = join(mkdtempSync(join(tmpdir(), 'run-')), 'cache');
  writeFileSync(cache, '');
  const script = `require('node:fs').existsSync(${JSON.stringify(cache)}) ? process.abort() : process.exit(7)`;
  return { cache, args: ['-e', script] };
}
