import { setTimeout as delay } from 'node:timers/promises';
import { isTransient } from './isTransient.ts';

/** Writes in the order they were asked for, each tried until the store can take it. */
export interface WriteQueue {
  /** Resolves with what the job gives once it is through; rejects with a QueueFullError, or with a fault that no retry mends. */
  add<Result>(job: () => Promise<Result>): Promise<Result>;
  /** Jobs that are not through yet. */
  waiting(): number;
  /** Tries what still waits for a last time. Resolves with the number of jobs that are lost. */
  close(): Promise<number>;
}

/** Thrown when the store has been unable to write for so long that nothing more is taken on. */
export class QueueFullError extends Error {}

interface Waiting {
  run(): Promise<void>;
  refuse(error: unknown): void;
}

const MAX_WAITING = 1000;
const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 10_000;

/** A queue whose jobs run one after the other. `onTrouble` hears, once per trouble, why writing has to wait. */
export function createWriteQueue(onTrouble: (error: unknown) => void = () => undefined): WriteQueue {
  const waiting: Waiting[] = [];
  const closing = new AbortController();
  let isWorking = false;
  let working = Promise.resolve();

  async function work(): Promise<void> {
    isWorking = true;
    let pause = 0;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const isLastTry = closing.signal.aborted;
      try {
        await next.run();
        pause = 0;
      } catch (error) {
        if (isTransient(error)) {
          if (isLastTry) break;
          if (pause === 0) onTrouble(error);
          pause = Math.min(Math.max(pause * 2, FIRST_PAUSE_MS), MAX_PAUSE_MS);
          await delay(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
          continue;
        }
        next.refuse(error);
      }
      waiting.shift();
    }
    isWorking = false;
  }

  return {
    add(job) {
      return new Promise((resolve, reject) => {
        if (waiting.length >= MAX_WAITING || closing.signal.aborted) {
          reject(new QueueFullError(`The store takes nothing more: ${waiting.length} writes are waiting for it.`));
          return;
        }
        waiting.push({ run: async () => resolve(await job()), refuse: reject });
        if (!isWorking) working = work();
      });
    },
    waiting: () => waiting.length,
    async close() {
      closing.abort();
      await working;
      for (const { refuse } of waiting) refuse(new QueueFullError('The server stopped before the store could write.'));
      return waiting.length;
    },
  };
}
