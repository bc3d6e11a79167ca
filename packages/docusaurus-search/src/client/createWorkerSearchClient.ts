import type { SearchClient } from '@feedback-docs/dialog';
import { SearchError } from '@feedback-docs/dialog/SearchError';
import { hasFewHits, type SearchQuery, type SearchResult } from '@feedback-docs/protocol';
import { loadWorkerAssistant } from './loadWorkerAssistant.ts';
import { getAnswerWorker, getSearchWorker } from './searchWorkerHost.ts';
import type { WorkerSettings } from './workerMessages.ts';

const RECORDS_WAIT_MS = 3000;

interface FindRelatedOptions {
  readonly settings: WorkerSettings;
  readonly signal: AbortSignal;
  readonly onRelated: (results: readonly SearchResult[]) => void;
}

/** A client that can also be told that the reader is about to search. */
export type WarmSearchClient = SearchClient & { warmUp: () => void };

/**
 * Searches in a worker of the reader's own browser: no server is asked but for the index files. The worker is started, and the main
 * index fetched, at the first search or when told to warm up.
 */
export function createWorkerSearchClient(settings: WorkerSettings): WarmSearchClient {
  const worker = getSearchWorker(settings);
  return {
    warmUp: () => worker.fetchAhead('open'),
    search: (requests, { signal, onRelated }) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const id = worker.ask(
          (asked) => ({ type: 'search', id: asked, requests }),
          (answer) => {
            worker.forget(answer.id);
            if ('results' in answer) {
              resolve(answer.results);
              prepareForNoNetwork(settings);
              if (onRelated !== undefined) findRelated(requests, answer.results, { settings, signal, onRelated });
            } else if ('kind' in answer) reject(new SearchError(answer.kind, answer.message));
          },
        );
        signal.addEventListener('abort', () => {
          worker.forget(id);
          reject(signal.reason);
        });
      }),
  };
}

/** Looks for sections of similar meaning where words found next to nothing. What that takes is fetched for it, if it is not there yet. */
function findRelated(
  requests: readonly SearchQuery[],
  results: readonly SearchResult[],
  { settings, signal, onRelated }: FindRelatedOptions,
): void {
  if (settings.hasAssistant !== true || isSavingData() || !results.some(hasFewHits)) return;
  const worker = getAnswerWorker(settings);
  const id = worker.ask(
    (asked) => ({ type: 'addRelated', id: asked, requests, results }),
    (answer) => {
      worker.forget(answer.id);
      if ('results' in answer) onRelated(answer.results);
    },
  );
  signal.addEventListener('abort', () => worker.forget(id));
}

/**
 * Who has searched once can go on without a network, with other searches and with the assistant, if there is one: all that these
 * need is fetched in the background. What could not be had is fetched after the next search.
 */
function prepareForNoNetwork(settings: WorkerSettings): void {
  if (isSavingData()) return;
  if (settings.hasAssistant === true) {
    getAnswerWorker(settings).fetchAhead('prepareAnswers');
    loadWorkerAssistant().catch(() => undefined);
  }
  // All records are the most to fetch and the last to be missed: whatever the reader waits for comes first.
  setTimeout(() => getSearchWorker(settings).fetchAhead('keepRecords'), RECORDS_WAIT_MS);
}

/** Whether the reader saves data or is on a line so slow that nothing should be fetched before it is asked for. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
