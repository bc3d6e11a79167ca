import { performance } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';

/** Most processor time that one question may take; ordinary ones take a hundredth of a second. */
export const MAX_BUSY_MS = 3000;
/** A thread that cannot even say how busy it is for this long is taken to be stuck in something that never ends. */
const MAX_SILENT_MS = 30_000;
/** Time between two looks at a thread. A question that is over by the next look costs nothing. */
const LOOK_MS = 250;

interface Watched {
  readonly id: number;
  /** Processor time of the thread, in milliseconds, when it was first asked during this question. */
  busyBefore?: number;
  /** When the thread was asked how busy it is, while it has not said so. */
  askedAt?: number;
}

/**
 * Calls `onStuck` when the thread has spent more than MAX_BUSY_MS on the question that `current` names. What counts is the
 * thread's own processor time, not the clock: on a machine with too much to do, an innocent question may take long.
 */
export function watchQuestion(worker: Worker, current: () => number | undefined, onStuck: () => void): void {
  let watched: Watched | undefined;

  async function look(): Promise<void> {
    const id = current();
    if (id === undefined || id !== watched?.id) {
      watched = id === undefined ? undefined : { id };
      return;
    }
    const question = watched;
    if (question.askedAt !== undefined) {
      if (performance.now() - question.askedAt > MAX_SILENT_MS) onStuck();
      return;
    }
    question.askedAt = performance.now();
    const { user, system } = await worker.cpuUsage();
    delete question.askedAt;
    const busy = (user + system) / 1000;
    question.busyBefore ??= busy;
    if (busy - question.busyBefore > MAX_BUSY_MS && current() === question.id) onStuck();
  }

  // A thread that ended rejects, which its owner handles.
  const timer = setInterval(() => look().catch(() => undefined), LOOK_MS).unref();
  worker.once('exit', () => clearInterval(timer));
}
