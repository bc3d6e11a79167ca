import { SearchError } from '@feedback-docs/dialog/SearchError';
import type { WarmSearchClient } from './getSearchClient';
import { getSearchWorker } from './searchWorkerHost';

/**
 * Searches in a worker of the reader's own browser: no server is asked but for the index files. The worker is started, and the main
 * index fetched, at the first search or when told to warm up.
 */
export function createWorkerSearchClient(): WarmSearchClient {
  const worker = getSearchWorker();
  return {
    warmUp: worker.warmUp,
    search: (requests, { signal }) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const id = worker.ask(
          (asked) => ({ type: 'search', id: asked, requests }),
          (answer) => {
            worker.forget(answer.id);
            if ('results' in answer) resolve(answer.results);
            else if ('kind' in answer) reject(new SearchError(answer.kind, answer.message));
          },
        );
        signal.addEventListener('abort', () => {
          worker.forget(id);
          reject(signal.reason);
        });
      }),
  };
}
