import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Read from /proc, so only on Linux: processor time does not depend on what else the machine does, elapsed time does.

/** Milliseconds of processor time that the main thread of a process has used. */
export function mainThreadTime(pid: number): number {
  return threadTime(pid, `${pid}`);
}

/** Milliseconds of processor time that all threads of a process have used that are still there. */
export function processorTime(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadTime(pid, thread), 0);
}

/** Memory of a process, in MB. */
export function residentMemory(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
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
