import type { AnswerOutcome } from '@feedback-docs/answers';
import type { AnswerChunk } from '@feedback-docs/protocol';
import type { AnswerSource } from '../AnswerSource.ts';
import { type AnswerThread, type Job, startAnswerThread } from './startAnswerThread.ts';
import type { ThreadData } from './ThreadMessage.ts';

/** How many threads there are, and what they answer from. */
export interface AnswerThreadsOptions extends ThreadData {
  readonly count: number;
  /** Called when a thread broke or was ended; another one replaces it. */
  readonly onBroken: (error: unknown) => void;
}

/** Questions assigned to a thread: the one it answers, and the next one. */
const IN_HAND = 2;
/** Time until another thread is tried where one did not start. */
const RETRY_MS = 5000;

/**
 * Answers with quotations in threads beside the server's own, so that answers use all cores and searches never wait for
 * them. Who asked first is answered first; a question that is no longer wanted is not handed out. A thread that
 * breaks, or that one question keeps busy for too long, is replaced, and the questions behind that one go to others.
 * Resolves when the first can answer; the others follow. Throws an AssistantFilesError when its files don't let it.
 */
export async function createAnswerThreads({ count, onBroken, ...data }: AnswerThreadsOptions): Promise<AnswerSource> {
  const threads = new Set<AnswerThread>();
  let waiting = new Set<Job>();
  let starting = 0;
  let asked = 0;

  async function start(): Promise<void> {
    starting += 1;
    try {
      threads.add(await startAnswerThread(data, { onFree: handOut, onEnd: replace }));
    } finally {
      starting -= 1;
      handOut();
    }
  }

  function replace(thread: AnswerThread, cause: unknown, notBegun: readonly Job[]): void {
    threads.delete(thread);
    waiting = new Set([...notBegun.filter(({ question }) => !isCancelled(question)), ...waiting]);
    onBroken(cause);
    startAnother();
  }

  function startAnother(): void {
    start().catch((error) => {
      onBroken(error);
      setTimeout(startAnother, RETRY_MS).unref();
    });
  }

  function handOut(): void {
    for (const job of waiting) {
      const [thread] = [...threads].sort((a, b) => a.inHand - b.inHand);
      if (thread === undefined && starting > 0) return;
      if (thread !== undefined && thread.inHand >= IN_HAND) return;
      waiting.delete(job);
      if (thread === undefined) job.reject(new Error('No thread is there to answer.'));
      else thread.hand(job);
    }
  }

  async function* answer({
    messages,
    messageId,
    signal,
  }: Parameters<AnswerSource['answer']>[0]): AsyncGenerator<AnswerChunk, AnswerOutcome> {
    // The reader sees at once that the question arrived, however many are answered first.
    yield { type: 'start', messageId };
    const question = { id: ++asked, messages, messageId, cancelled: new Int32Array(new SharedArrayBuffer(4)) };
    const come: AnswerChunk[] = [];
    let news = Promise.withResolvers<void>();
    const job: Job = {
      question,
      ...Promise.withResolvers<AnswerOutcome>(),
      take(chunks) {
        come.push(...chunks);
        news.resolve();
      },
    };
    const ended = job.promise.then(
      () => true,
      () => true,
    );
    const stop = () => {
      waiting.delete(job);
      Atomics.store(question.cancelled, 0, 1);
      job.reject(signal.reason);
    };
    if (signal.aborted) throw signal.reason;
    signal.addEventListener('abort', stop, { once: true });
    waiting.add(job);
    handOut();
    try {
      for (let isEnded = false; !isEnded; ) {
        isEnded = await Promise.race([news.promise.then(() => false), ended]);
        news = Promise.withResolvers<void>();
        for (const chunk of come.splice(0)) if (chunk.type !== 'start') yield chunk;
      }
      return await job.promise;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  // The others after it, so that on one core the first is not kept from becoming ready.
  await start();
  for (let other = 1; other < count; other++) startAnother();
  return { answer };
}

function isCancelled({ cancelled }: Job['question']): boolean {
  return Atomics.load(cancelled, 0) === 1;
}
