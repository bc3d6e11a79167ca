import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A server is at rest when it uses less of a core than this: its threads have warmed up. */
const REST_SHARE = 0.05;

/** Waits until a server that has just started does nothing more; `used` gives the seconds of a core that it has used. */
export async function untilAtRest(used: () => number): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; used() - before > REST_SHARE; ) {
    before = used();
    await delay(1000);
  }
}

/** Seconds of a core that a process has used (Linux). */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
