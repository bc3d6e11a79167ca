import { Worker } from 'node:worker_threads';
import type { AnswerOutcome } from '@feedback-docs/answers';
import { type AnswerChunk, assistantError } from '@feedback-docs/protocol';
import { AssistantFilesError } from '../readAnswerFiles.ts';
import type { FromThread, ThreadData, ThreadQuestion } from './ThreadMessage.ts';
import { MAX_BUSY_MS, watchQuestion } from './watchQuestion.ts';

/** A question that waits for its answer. */
export interface Job extends PromiseWithResolvers<AnswerOutcome> {
  readonly question: ThreadQuestion;
  /** Takes pieces of the answer as they come. */
  take(chunks: readonly AnswerChunk[]): void;
}

/** A thread that answers questions one after the other. */
export interface AnswerThread {
  /** Number of questions assigned to it: the one it answers, and the next ones. */
  readonly inHand: number;
  hand(job: Job): void;
}

/** What the owner of a thread is told. */
interface ThreadEvents {
  /** It can take another question. */
  readonly onFree: () => void;
  /** It ended. The question it was busy with has failed; the others in its hand have not begun. */
  readonly onEnd: (thread: AnswerThread, cause: unknown, notBegun: readonly Job[]) => void;
}

/** An answer leaves little behind; without a limit, memory for what is short-lived grows to 128 MB in each thread. */
const LIMITS = { maxYoungGenerationSizeMb: 16 };

/** Starts a thread; resolves when it can answer. Throws an AssistantFilesError when its files don't let it. */
export async function startAnswerThread(data: ThreadData, { onFree, onEnd }: ThreadEvents): Promise<AnswerThread> {
  const worker = new Worker(new URL('./answerThread.ts', import.meta.url), {
    workerData: data,
    resourceLimits: LIMITS,
  });
  // By their numbers, in the order in which the thread answers them.
  const jobs = new Map<number, Job>();
  let cause: unknown;
  await becomeReady(worker);

  worker.on('message', (message: FromThread) => {
    if (message.type === 'chunks') jobs.get(message.id)?.take(message.chunks);
    if (message.type !== 'end' && message.type !== 'fault') return;
    const job = jobs.get(message.id);
    jobs.delete(message.id);
    onFree();
    if (message.type === 'end') job?.resolve(message.outcome);
    else job?.reject(new Error(message.reason));
  });
  worker.once('error', (error) => {
    cause = error;
  });
  worker.once('exit', (code) => {
    const [current, ...notBegun] = jobs.values();
    jobs.clear();
    current?.reject(cause instanceof StuckThreadError ? tooLong() : new Error('The thread of the answer broke.'));
    onEnd(thread, cause ?? new Error(`It ended with exit code ${code}.`), notBegun);
  });
  watchQuestion(
    worker,
    () => jobs.keys().next().value,
    () => {
      cause ??= new StuckThreadError();
      void worker.terminate();
    },
  );

  const thread: AnswerThread = {
    get inHand() {
      return jobs.size;
    },
    hand(job) {
      jobs.set(job.question.id, job);
      worker.postMessage(job.question);
    },
  };
  return thread;
}

/** Why a thread was ended that was busy with one question for too long. */
class StuckThreadError extends Error {
  override readonly message = `One question kept it busy for more than ${MAX_BUSY_MS / 1000} s of processor time.`;
}

function tooLong(): Error {
  return assistantError('AI-208', 'This question takes too long to answer. Please ask a shorter or simpler one.');
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
