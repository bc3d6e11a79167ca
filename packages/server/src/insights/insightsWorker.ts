// Reads insights in a thread of its own: summing up the days of a quarter must not keep readers waiting.
import { parentPort, workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../durations.ts';
import { createStore, type StorePlace } from '../store/createStore.ts';
import type { Summary } from './days/summarize.ts';
import { readGaps } from './gaps/readGaps.ts';
import { type InsightsRequest, readInsights } from './readInsights.ts';

/** The days of the longest period and of the one before, and each period of the page with its days put together. */
const MAX_READ_DAYS = 190;

/** What the thread is asked for: everything of a period, or its gaps alone. */
export interface InsightsQuestion extends InsightsRequest {
  readonly subject: 'all' | 'gaps';
}

const readDays = new LRUCache<string, Summary>({ max: MAX_READ_DAYS });
const store = createStore(workerData as StorePlace);

async function answer({ subject, ...request }: InsightsQuestion) {
  const database = await store.database();
  if (subject === 'all') return readInsights(database, request, readDays);
  return readGaps(database, { ...request, from: request.to - request.days * DAY_MS }, readDays);
}

parentPort?.on('message', async (request: InsightsQuestion | null) => {
  if (request !== null) return parentPort?.postMessage(await answer(request));
  await store.close();
  parentPort?.close();
});
