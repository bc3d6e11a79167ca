// Runs in threads of the server that createAnswerThreads starts: opens the assistant and answers what it is asked.
import { constants, getPriority, platform, setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answerer, createAnswerer } from '@feedback-docs/answers';
import type { AnswerChunk } from '@feedback-docs/protocol';
import { collectGarbage } from '../../collectGarbage.ts';
import { loadIndex, SearchFilesError } from '../../search/loadIndexes.ts';
import { AssistantFilesError, fromAnswerFiles } from '../readAnswerFiles.ts';
import type { FromThread, ThreadData, ThreadQuestion } from './ThreadMessage.ts';

/** After these a reader sees something new; what comes at once anyway is sent together. */
const IS_WORTH_SENDING: ReadonlySet<AnswerChunk['type']> = new Set(['tool-input-available', 'text-delta']);

const { siteDir, files } = workerData as ThreadData;

// One after the other, so that the server knows which question keeps the thread busy.
let last: Promise<unknown> = Promise.resolve();

letOthersGoFirst();
try {
  const answerer = await openAnswerer();
  parentPort?.on('message', (question: ThreadQuestion) => {
    inTurn(async () => say(await answer(answerer, question)));
  });
  say({ type: 'ready' });
  await warmUp(answerer, files.index.warmUpQuestions.slice(1));
} catch (error) {
  if (!(error instanceof AssistantFilesError || error instanceof SearchFilesError)) throw error;
  say({ type: 'unusable', reason: error.message });
}

function inTurn(job: () => Promise<void>): Promise<void> {
  const done = last.then(job);
  last = done;
  return done;
}

/** The server itself goes first: it takes in questions and searches. Only Linux can do so for a single thread. */
function letOthersGoFirst(): void {
  if (platform() === 'linux') setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
}

async function openAnswerer(): Promise<Answerer> {
  const search = await loadIndex(siteDir, 'docs');
  return fromAnswerFiles(siteDir, async () => {
    const answerer = createAnswerer({ search, ...files });
    // Contents that cannot be answered from show with the first question.
    for (const text of files.index.warmUpQuestions.slice(0, 1)) await askOnce(answerer, text);
    return answerer;
  });
}

async function answer(answerer: Answerer, { id, cancelled, ...question }: ThreadQuestion): Promise<FromThread> {
  let chunks: AnswerChunk[] = [];
  const sendOn = () => {
    if (chunks.length > 0) say({ type: 'chunks', id, chunks });
    chunks = [];
  };
  try {
    const answer = answerer.answer(question);
    for (let next = await answer.next(); ; next = await answer.next()) {
      if (next.done === true) {
        sendOn();
        return { type: 'end', id, outcome: next.value };
      }
      if (Atomics.load(cancelled, 0) === 1)
        return { type: 'fault', id, reason: 'Nobody waits for the answer any more.' };
      chunks.push(next.value);
      if (IS_WORTH_SENDING.has(next.value.type)) sendOn();
    }
  } catch (error) {
    return { type: 'fault', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function say(message: FromThread): void {
  parentPort?.postMessage(message);
}

/**
 * Asks questions of all kinds, so that few readers wait for the engine to compile what answers need: ten times as long as an answer
 * takes. A reader's question goes before the next of them.
 */
async function warmUp(answerer: Answerer, questions: readonly string[]): Promise<void> {
  for (const text of questions) {
    await inTurn(() => askOnce(answerer, text));
    await setImmediate();
  }
  await inTurn(collectGarbage);
}

async function askOnce(answerer: Answerer, text: string): Promise<void> {
  const messages = [{ id: 'warm-up', role: 'user', parts: [{ type: 'text', text }] }];
  for await (const _ of answerer.answer({ messages }));
}
