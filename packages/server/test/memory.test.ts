import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { endServers, startServerProcess } from './startServerProcess.ts';

const SITE = join(import.meta.dirname, '..', '..', '..', 'site');
/** What docs/operating.md promises, and a tenth more for what differs from machine to machine. */
const MAX_AT_REST = 300 * 1.1;

const dataDir = await mkdtemp(join(tmpdir(), 'memory-'));
afterEach(endServers);
afterAll(() => rm(dataDir, { recursive: true }));

/** Megabytes of memory that a process has in use. */
function residentOf(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

test.skipIf(!existsSync(join(SITE, 'server-data/search/answers.bin')) || !existsSync('/proc/self/status'))(
  'the built site with two threads that answer fits into a small container',
  async () => {
    const server = startServerProcess({ siteDir: SITE }, { DATA_DIR: dataDir, ANSWER_THREADS: '2' });
    await server.saw(/Ready: /);
    await vi.waitFor(() => expect(residentOf(server.child.pid)).toBeLessThan(MAX_AT_REST), 60_000);
  },
  180_000,
);
