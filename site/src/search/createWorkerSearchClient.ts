import { SearchError } from '@feedback-docs/dialog/SearchError';
import type { SearchResult } from '@feedback-docs/protocol';
import type { WarmSearchClient } from './getSearchClient';
import type { WorkerAnswer, WorkerQuestion } from './workerMessages';

interface Pending {
  resolve: (results: readonly SearchResult[]) => void;
  reject: (error: Error) => void;
}

/**
 * Searches in a worker of the reader's own browser: no server is asked but for the index files. The worker is started, and the main
 * index fetched, at the first search or when told to warm up.
 */
export function createWorkerSearchClient(): WarmSearchClient {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    if (worker !== undefined) return worker;
    worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => settle(data);
    worker.onerror = () => fail('The search worker could not be started. Reload the page to try again.');
    return worker;
  }

  function settle(answer: WorkerAnswer): void {
    const waiting = pending.get(answer.id);
    pending.delete(answer.id);
    if ('results' in answer) waiting?.resolve(answer.results);
    else waiting?.reject(new SearchError(answer.kind, answer.message));
  }

  function fail(message: string): void {
    for (const { reject } of pending.values()) reject(new SearchError('unreachable', message));
    pending.clear();
    worker?.terminate();
    worker = undefined;
  }

  return {
    warmUp: () => start().postMessage({ type: 'open' } satisfies WorkerQuestion),
    search: (requests, { signal }) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const id = ++lastId;
        pending.set(id, { resolve, reject });
        signal.addEventListener('abort', () => {
          if (pending.delete(id)) reject(signal.reason);
        });
        start().postMessage({ type: 'search', id, requests } satisfies WorkerQuestion);
      }),
  };
}
