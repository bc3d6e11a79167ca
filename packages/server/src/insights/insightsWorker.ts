// Reads insights in a thread of its own, which ends with them: counting a million rows must not keep readers waiting.
import { parentPort, workerData } from 'node:worker_threads';
import { createStore, type StorePlace } from '../store/createStore.ts';
import { listSections } from './listSections.ts';
import { readInsights } from './readInsights.ts';

/** What the thread is given. */
export interface InsightsTask {
  readonly place: StorePlace;
  readonly siteDir: string;
  readonly to: number;
  readonly days: number;
  readonly rows: number;
}

const { place, siteDir, ...request } = workerData as InsightsTask;
const store = createStore(place);
const sections = await listSections(siteDir);
parentPort?.postMessage(await readInsights(await store.database(), { ...request, sections }));
await store.close();
