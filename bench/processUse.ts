import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

// Read from /proc, so only on Linux: processor time does not depend on what else the machine does, elapsed time does.

/** A server is at rest when it uses less of a core than this: its threads have warmed up. */
const REST_SHARE = 0.05;
const LOOK_MS = 1000;

/** Milliseconds of processor time that the main thread of a process has used. */
export function mainThreadTime(pid: number): number {
  return threadTime(pid, `${pid}`);
}

/** Milliseconds of processor time that all threads of a process have used that are still there. */
export function processorTime(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadTime(pid, thread), 0);
}

/** Waits until a server that has just started does nothing more. */
export async function untilAtRest(pid: number): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; processorTime(pid) - before > REST_SHARE * LOOK_MS; ) {
    before = processorTime(pid);
    await delay(LOOK_MS);
  }
}

/** Memory of a process in MB: what it has now (VmRSS), or the most it ever had (VmHWM). */
export function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Size of the files in a folder, in MB. */
export function folderSize(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1_000_000;
}

function threadTime(pid: number, thread: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    // A thread that has ended in the meantime.
    return 0;
  }
}
