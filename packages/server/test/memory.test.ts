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

/** Hundredths of a second of processor time that a process has used. */
function processorTimeOf(pid: number | undefined): number {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) | /);
  return Number(fields[11]) + Number(fields[12]);
}

test.skipIf(!existsSync(join(SITE, 'server-data/search/answers.bin')) || !existsSync('/proc/self/status'))(
  'the built site with two threads that answer fits into a small container',
  async () => {
    const server = startServerProcess({ siteDir: SITE }, { DATA_DIR: dataDir, ANSWER_THREADS: '2' });
    await server.saw(/Ready: /);
    // It is ready before its threads have warmed up, and at rest afterwards.
    let used = Number.NaN;
    await vi.waitFor(
      () => {
        const before = used;
        used = processorTimeOf(server.child.pid);
        expect(used - before).toBeLessThan(5);
      },
      { timeout: 120_000, interval: 1000 },
    );
    await vi.waitFor(() => expect(residentOf(server.child.pid)).toBeLessThan(MAX_AT_REST), 60_000);
  },
  180_000,
);
