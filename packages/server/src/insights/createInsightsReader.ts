import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { StorePlace } from '../store/createStore.ts';
import type { Gap } from './gaps/readGaps.ts';
import type { InsightsQuestion } from './insightsWorker.ts';
import type { Insights } from './readInsights.ts';

/** Reads insights for their owner. */
export interface InsightsReader {
  /** Those of the last so many days. Rejects with what the store says. */
  read(days: number): Promise<Insights>;
  /** The gaps of the last so many days alone. Rejects like `read`. */
  readGaps(days: number): Promise<Gap[]>;
  /** Ends the thread once it has closed the store. */
  close(): Promise<void>;
}

/** Rows of the longest list of the page. */
const ROWS = 25;

/** A reader with a thread of its own that begins with the first look. `sections` gives the addresses of all sections, or null while there are none. */
export function createInsightsReader(
  { dataDir, databaseUrl }: StorePlace,
  sections: () => Promise<readonly string[] | null>,
  now: () => number = Date.now,
): InsightsReader {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const started = new Worker(new URL('./insightsWorker.ts', import.meta.url), {
      workerData: { dataDir, databaseUrl } satisfies StorePlace,
    });
    started.unref();
    // A thread that broke has told the one who asked; the next one gets another.
    started.once('error', () => {
      thread = undefined;
    });
    return started;
  }

  /** One question after the other. */
  function ask(subject: InsightsQuestion['subject'], days: number): Promise<unknown> {
    const answer = last.then(async () => {
      const question: InsightsQuestion = { subject, to: now(), days, rows: ROWS, sections: await sections() };
      thread ??= start();
      const answered = once(thread, 'message');
      thread.postMessage(question);
      return (await answered)[0] as unknown;
    });
    last = answer.catch(() => undefined);
    return answer;
  }

  return {
    read: (days) => ask('all', days) as Promise<Insights>,
    readGaps: (days) => ask('gaps', days) as Promise<Gap[]>,
    async close() {
      await last;
      if (thread === undefined) return;
      thread.ref();
      const ended = once(thread, 'exit');
      thread.postMessage(null);
      await ended;
    },
  };
}
