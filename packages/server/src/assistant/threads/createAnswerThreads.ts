import { Worker } from 'node:worker_threads';
import type { AnswerOutcome } from '@feedback-docs/answers';
import type { AnswerChunk } from '@feedback-docs/protocol';
import type { AnswerSource } from '../AnswerSource.ts';
import { AssistantFilesError } from '../readAnswerFiles.ts';
import type { FromThread, ThreadAnswer, ThreadData, ThreadQuestion } from './ThreadMessage.ts';

/** How many threads there are, and what they answer from. */
export interface AnswerThreadsOptions extends ThreadData {
  readonly count: number;
  /** Hears of a thread that broke; another one takes its place. */
  readonly onBroken: (error: unknown) => void;
}

/** A question that waits for its answer. */
interface Job extends PromiseWithResolvers<ThreadAnswer> {
  readonly question: ThreadQuestion;
}

interface Thread {
  readonly worker: Worker;
  /** What it has in hand, by the numbers of the questions. */
  readonly jobs: Map<number, Job>;
}

/** Questions that a thread has in hand: the one it answers, and the one it goes on with at once. */
const IN_HAND = 2;

/**
 * Answers with quotations in threads beside the server's own, so that answers use all cores and searches never wait for
 * them. Who asked first is answered first; a question that nobody waits for any more is not handed out. Resolves when the
 * threads can answer. Throws an AssistantFilesError when their files let none of them.
 */
export async function createAnswerThreads({ siteDir, count, onBroken }: AnswerThreadsOptions): Promise<AnswerSource> {
  const threads = new Set<Thread>();
  const waiting = new Set<Job>();
  let asked = 0;

  async function start(): Promise<void> {
    const worker = new Worker(new URL('./answerThread.ts', import.meta.url), { workerData: { siteDir } });
    const thread: Thread = { worker, jobs: new Map() };
    await becomeReady(worker);
    worker.on('message', (message: FromThread) => hear(message, thread));
    let cause: unknown;
    worker.once('error', (error) => {
      cause = error;
    });
    worker.once('exit', (code) => {
      threads.delete(thread);
      for (const { reject } of thread.jobs.values()) reject(new Error('The thread of the answer broke.'));
      handOut();
      onBroken(cause ?? new Error(`It ended with exit code ${code}.`));
      start().catch(onBroken);
    });
    threads.add(thread);
    handOut();
  }

  function hear(message: FromThread, { jobs }: Thread): void {
    if (message.type !== 'answer' && message.type !== 'fault') return;
    const job = jobs.get(message.id);
    jobs.delete(message.id);
    handOut();
    if (message.type === 'answer') job?.resolve(message);
    else job?.reject(new Error(message.reason));
  }

  function handOut(): void {
    for (const job of waiting) {
      const [thread] = [...threads].sort((a, b) => a.jobs.size - b.jobs.size);
      if (thread !== undefined && thread.jobs.size >= IN_HAND) return;
      waiting.delete(job);
      if (thread === undefined) {
        job.reject(new Error('No thread is there to answer.'));
      } else {
        thread.jobs.set(job.question.id, job);
        thread.worker.postMessage(job.question);
      }
    }
  }

  async function* answer({
    messages,
    messageId,
    signal,
  }: Parameters<AnswerSource['answer']>[0]): AsyncGenerator<AnswerChunk, AnswerOutcome> {
    // The reader sees at once that the question arrived, however many are answered first.
    yield { type: 'start', messageId };
    const job: Job = { question: { id: ++asked, messages, messageId }, ...Promise.withResolvers<ThreadAnswer>() };
    const stop = () => {
      waiting.delete(job);
      job.reject(signal.reason);
    };
    if (signal.aborted) throw signal.reason;
    signal.addEventListener('abort', stop, { once: true });
    waiting.add(job);
    handOut();
    try {
      const { chunks, outcome } = await job.promise;
      for (const chunk of chunks) if (chunk.type !== 'start') yield chunk;
      return outcome;
    } finally {
      signal.removeEventListener('abort', stop);
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
