import type { FetchAhead, WorkerAnswer, WorkerQuestion, WorkerSettings } from './workerMessages.ts';

/** A worker that searches or answers in the reader's own browser, as the page sees it. */
export interface SearchWorkerHost {
  /** Has something fetched ahead; said again, it is fetched again only where that failed. */
  fetchAhead(what: FetchAhead['type']): void;
  /** Asks under a new id, which is returned; `listen` hears what the worker says to it, or that it is gone, until `forget`. */
  ask(question: (id: number) => WorkerQuestion, listen: (answer: WorkerAnswer) => void): number;
  forget(id: number): void;
  /** Tells that the answer to a question is no longer wanted. */
  stop(id: number): void;
  /** Has a worker that runs open the index again. */
  renew(): void;
}

const known: { search?: SearchWorkerHost; answers?: SearchWorkerHost } = {};

/** The worker of this page load that searches, started at first need, and again after it broke. */
export function getSearchWorker(settings: WorkerSettings): SearchWorkerHost {
  known.search ??= createHost(() => takeWorkerAhead('searchWorker') ?? startWorker(settings));
  return known.search;
}

/** The one that answers questions: reading all that it answers from takes seconds, for which searches do not wait. */
export function getAnswerWorker(settings: WorkerSettings): SearchWorkerHost {
  known.answers ??= createHost(() => takeWorkerAhead('answerWorker') ?? startWorker(settings));
  return known.answers;
}

/** Has both workers open the index again. */
export function renewIndexes(): void {
  known.search?.renew();
  known.answers?.renew();
}

declare global {
  interface Window {
    /** The worker that answers, if the page has started it before the app was there (postbuild/addAskAhead); gone once it failed. */
    answerWorker?: Worker | undefined;
    /** The worker that searches, likewise (addSearchAhead). */
    searchWorker?: Worker | undefined;
  }
}

function takeWorkerAhead(name: 'answerWorker' | 'searchWorker'): Worker | undefined {
  const worker = window[name];
  window[name] = undefined;
  return worker;
}

function startWorker(settings: WorkerSettings): Worker {
  // By this name addSearchAhead finds its file; without one, the bundler takes that of any module in it.
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module', name: 'searchWorker' });
  worker.postMessage({ type: 'begin', settings } satisfies WorkerQuestion);
  return worker;
}

function createHost(make: () => Worker): SearchWorkerHost {
  const listeners = new Map<number, (answer: WorkerAnswer) => void>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    if (worker !== undefined) return worker;
    worker = make();
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => listeners.get(data.id)?.(data);
    worker.onerror = () => fail('The search worker could not be started. Reload the page to try again.');
    return worker;
  }

  function fail(message: string): void {
    for (const [id, listen] of listeners) listen({ id, kind: 'unreachable', message });
    listeners.clear();
    worker?.terminate();
    worker = undefined;
  }

  function send(question: WorkerQuestion): void {
    start().postMessage(question);
  }

  return {
    fetchAhead: (type) => send({ type }),
    ask(question, listen) {
      const id = ++lastId;
      listeners.set(id, listen);
      send(question(id));
      return id;
    },
    forget: (id) => void listeners.delete(id),
    stop(id) {
      if (listeners.delete(id)) send({ type: 'stop', id });
    },
    renew: () => worker?.postMessage({ type: 'renew' } satisfies WorkerQuestion),
  };
}
