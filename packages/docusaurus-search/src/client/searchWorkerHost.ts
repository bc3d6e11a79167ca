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
}

const known: { search?: SearchWorkerHost; answers?: SearchWorkerHost } = {};

/** The worker of this page load that searches, started at first need, and anew after it broke. */
export function getSearchWorker(settings: WorkerSettings): SearchWorkerHost {
  known.search ??= createHost(settings);
  return known.search;
}

/** The one that answers questions: reading all that it answers from takes seconds, for which searches do not wait. */
export function getAnswerWorker(settings: WorkerSettings): SearchWorkerHost {
  known.answers ??= createHost(settings, handAnswersOver);
  return known.answers;
}

declare global {
  interface Window {
    /** What the assistant answers from, if the page has asked for it before the app was there (postbuild/addAskAhead). */
    answersAhead?: Promise<ArrayBuffer | undefined> | undefined;
  }
}

function handAnswersOver(worker: Worker): void {
  const { answersAhead } = window;
  if (answersAhead === undefined) return;
  // What was handed over is gone from here; a second worker fetches it.
  window.answersAhead = undefined;
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ type: 'answersFollow', port: port2 } satisfies WorkerQuestion, [port2]);
  void answersAhead.then((file) => port1.postMessage(file, file === undefined ? [] : [file]));
}

function createHost(settings: WorkerSettings, greet?: (worker: Worker) => void): SearchWorkerHost {
  const listeners = new Map<number, (answer: WorkerAnswer) => void>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    if (worker !== undefined) return worker;
    worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => listeners.get(data.id)?.(data);
    worker.onerror = () => fail('The search worker could not be started. Reload the page to try again.');
    worker.postMessage({ type: 'begin', settings } satisfies WorkerQuestion);
    greet?.(worker);
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
  };
}
