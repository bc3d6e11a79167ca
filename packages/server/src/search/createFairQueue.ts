import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs short jobs one after the other, so that one reader's many never hold up another's few, nor the pages. */
export interface FairQueue {
  /** Resolves or rejects as the job does. Readers take turns; the jobs of one reader run in their order. */
  run<Result>(reader: string, job: () => Result | Promise<Result>): Promise<Result>;
}

/** After this long other events of the process come first: a page must not wait for more than a search or two. */
const SLICE_MS = 4;

/** An empty queue. */
export function createFairQueue(): FairQueue {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    let started = performance.now();
    for (let job = take(); job !== undefined; job = take()) {
      await job();
      if (performance.now() - started < SLICE_MS) continue;
      await nextTurn();
      started = performance.now();
    }
    isWorking = false;
  }

  /** The next job of the reader who has waited longest; the reader goes to the end. */
  function take(): (() => Promise<void>) | undefined {
    for (const [reader, jobs] of waiting) {
      waiting.delete(reader);
      const job = jobs.shift();
      if (jobs.length > 0) waiting.set(reader, jobs);
      if (job !== undefined) return job;
    }
    return undefined;
  }

  return {
    run(reader, job) {
      return new Promise((resolve, reject) => {
        const own = waiting.get(reader) ?? [];
        own.push(async () => {
          try {
            resolve(await job());
          } catch (error) {
            reject(error);
          }
        });
        waiting.set(reader, own);
        if (!isWorking) void work();
      });
    },
  };
}
