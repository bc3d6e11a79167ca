// Reads insights in a thread of its own: summing up the days of a quarter must not keep readers waiting.
import { parentPort, workerData } from 'node:worker_threads';
import { createStore, type StorePlace } from '../store/createStore.ts';
import { type InsightsRequest, readInsights } from './readInsights.ts';

const store = createStore(workerData as StorePlace);

parentPort?.on('message', async (request: InsightsRequest | null) => {
  if (request !== null) return parentPort?.postMessage(await readInsights(await store.database(), request));
  await store.close();
  parentPort?.close();
});
