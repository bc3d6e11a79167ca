import type { WorkerAnswer, WorkerQuestion } from './workerMessages';

/** The worker that searches and answers in the reader's own browser, as the page sees it. */
export interface SearchWorkerHost {
  /** Fetches the main index ahead of the first search. */
  warmUp(): void;
  /** Asks under a new id, which is returned; `listen` hears what the worker says to it, or that it is gone, until `forget`. */
  ask(question: (id: number) => WorkerQuestion, listen: (answer: WorkerAnswer) => void): number;
  forget(id: number): void;
  /** Tells that the answer to a question is no longer wanted. */
  stop(id: number): void;
}

let known: SearchWorkerHost | undefined;

/** The one worker of this page load, started at first need, and anew after it broke. */
export function getSearchWorker(): SearchWorkerHost {
  known ??= createHost();
  return known;
}

function createHost(): SearchWorkerHost {
  const listeners = new Map<number, (answer: WorkerAnswer) => void>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    if (worker !== undefined) return worker;
    worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
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
    warmUp: () => send({ type: 'open' }),
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
