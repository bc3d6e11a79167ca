import { Worker } from 'node:worker_threads';
import type { AnswerOutcome } from '@feedback-docs/answers';
import type { AnswerChunk } from '@feedback-docs/protocol';
import type { AnswerSource } from '../AnswerSource.ts';
import { AssistantFilesError } from '../readAnswerFiles.ts';
import { createInbox, type Inbox } from './createInbox.ts';
import type { AnswerPart, FromThread, ThreadData, ToThread } from './ThreadMessage.ts';

/** How many threads there are, and what they answer from. */
export interface AnswerThreadsOptions extends ThreadData {
  readonly count: number;
  /** Hears of a thread that broke; another one takes its place. */
  readonly onBroken: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  /** The answers it is working on, by their numbers. */
  readonly answers: Map<number, Inbox<AnswerPart>>;
}

/**
 * Answers with quotations in threads beside the server's own, so that answers use all cores and searches never wait for
 * them. Resolves when the threads can answer. Throws an AssistantFilesError when their files let none of them.
 */
export async function createAnswerThreads({ siteDir, count, onBroken }: AnswerThreadsOptions): Promise<AnswerSource> {
  const threads = new Set<Thread>();
  let asked = 0;

  async function start(): Promise<void> {
    const worker = new Worker(new URL('./answerThread.ts', import.meta.url), { workerData: { siteDir } });
    const thread: Thread = { worker, answers: new Map() };
    await becomeReady(worker);
    worker.on('message', (message: FromThread) => {
      if (message.type === 'parts') thread.answers.get(message.id)?.put(...message.parts);
    });
    let cause: unknown;
    worker.once('error', (error) => {
      cause = error;
    });
    worker.once('exit', (code) => {
      threads.delete(thread);
      for (const inbox of thread.answers.values())
        inbox.put({ type: 'fault', reason: 'The thread of the answer broke.' });
      onBroken(cause ?? new Error(`It ended with exit code ${code}.`));
      start().catch(onBroken);
    });
    threads.add(thread);
  }

  async function* answer({
    messages,
    messageId,
    signal,
  }: Parameters<AnswerSource['answer']>[0]): AsyncGenerator<AnswerChunk, AnswerOutcome> {
    const [thread] = [...threads].sort((a, b) => a.answers.size - b.answers.size);
    if (thread === undefined) throw new Error('No thread is there to answer.');
    const id = ++asked;
    const inbox = createInbox<AnswerPart>();
    const tell = (message: ToThread) => thread.worker.postMessage(message);
    const stop = () => tell({ type: 'stop', id });
    thread.answers.set(id, inbox);
    signal.addEventListener('abort', stop, { once: true });
    try {
      tell({ type: 'ask', id, messages, messageId });
      for (;;) {
        const part = await inbox.take();
        if (part.type === 'fault') throw new Error(part.reason);
        if (part.type === 'end') return part.outcome;
        yield part.chunk;
      }
    } finally {
      signal.removeEventListener('abort', stop);
      thread.answers.delete(id);
    }
  }

  const starts = await Promise.allSettled(Array.from({ length: count }, start));
  for (const { reason } of starts.filter((ended) => ended.status === 'rejected')) {
    if (threads.size === 0) throw reason;
    onBroken(reason);
  }
  return { answer };
}

/** Resolves when a thread can answer. Rejects when it never will; the thread has ended then. */
async function becomeReady(worker: Worker): Promise<void> {
  // The server lives as long as it listens, whether or not its threads are ready.
  worker.unref();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const endEarly = (code: number) => reject(new Error(`A thread that answers ended early, with exit code ${code}.`));
  worker.once('error', reject);
  worker.once('exit', endEarly);
  worker.once('message', (message: FromThread) => {
    if (message.type === 'unusable') reject(new AssistantFilesError(message.reason));
    else resolve();
  });
  await promise.finally(() => worker.off('error', reject).off('exit', endEarly));
}
