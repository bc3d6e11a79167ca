// Reads insights in a thread of its own: summing up the days of a quarter must not keep readers waiting.
import { parentPort, workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { createStore, type StorePlace } from '../store/createStore.ts';
import type { Summary } from './days/summarize.ts';
import { type InsightsRequest, readInsights } from './readInsights.ts';

/** Those of the longest period and of the one before. */
const MAX_READ_DAYS = 182;

const readDays = new LRUCache<string, Summary>({ max: MAX_READ_DAYS });
const store = createStore(workerData as StorePlace);

parentPort?.on('message', async (request: InsightsRequest | null) => {
  if (request !== null) return parentPort?.postMessage(await readInsights(await store.database(), request, readDays));
  await store.close();
  parentPort?.close();
});
