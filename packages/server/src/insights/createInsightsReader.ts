import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { StorePlace } from '../store/createStore.ts';
import type { InsightsTask } from './insightsWorker.ts';
import type { Insights } from './readInsights.ts';

/** The insights of the last so many days. */
export type InsightsReader = (days: number) => Promise<Insights>;

/** Rows of the longest list of the page. */
const ROWS = 25;
const FRESH_MS = 60_000;

/**
 * Reads insights from the store in a thread of its own. What is older than a minute is read again, and shown meanwhile, so that only the
 * first to look at a period waits. Rejects with what the store says.
 */
export function createInsightsReader(
  { dataDir, databaseUrl }: StorePlace,
  siteDir: string,
  now: () => number = Date.now,
): InsightsReader {
  const kept = new Map<number, { readonly at: number; readonly insights: Promise<Insights> }>();

  function read(days: number): Promise<Insights> {
    const insights = readInThread({ place: { dataDir, databaseUrl }, siteDir, to: now(), days, rows: ROWS });
    const before = kept.get(days);
    const at = now();
    kept.set(days, { at, insights });
    insights.catch(() => {
      if (before === undefined) kept.delete(days);
      else kept.set(days, { ...before, at });
    });
    return insights;
  }

  return async (days) => {
    const known = kept.get(days);
    if (known === undefined) return read(days);
    if (now() - known.at > FRESH_MS) read(days).catch(() => undefined);
    return known.insights;
  };
}

async function readInThread(task: InsightsTask): Promise<Insights> {
  const worker = new Worker(new URL('./insightsWorker.ts', import.meta.url), { workerData: task });
  // An error of the thread is thrown here. It has closed the store once it has ended.
  const [[insights]] = await Promise.all([once(worker, 'message') as Promise<[Insights]>, once(worker, 'exit')]);
  return insights;
}
