// Runs in threads of the server that createAnswerThreads starts: opens the assistant and answers what it is asked.
import { constants, getPriority, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answerer, createAnswerer } from '@feedback-docs/answers';
import { loadIndex, SearchFilesError } from '../../search/loadIndexes.ts';
import { fastArithmetic } from '../arithmetic/fastArithmetic.ts';
import { AssistantFilesError, readAnswerFiles } from '../readAnswerFiles.ts';
import { nextTurn } from './nextTurn.ts';
import type { AnswerPart, FromThread, ThreadData, ToThread } from './ThreadMessage.ts';
import { warmUp } from './warmUp.ts';

const { siteDir } = workerData as ThreadData;
const asked = new Map<number, AbortController>();

letOthersGoFirst();
try {
  const answerer = await openAnswerer();
  parentPort?.on('message', (message: ToThread) => {
    if (message.type === 'stop') asked.get(message.id)?.abort();
    else void answer(answerer, message);
  });
  say({ type: 'ready' });
} catch (error) {
  if (!(error instanceof AssistantFilesError || error instanceof SearchFilesError)) throw error;
  say({ type: 'unusable', reason: error.message });
}

/** The server itself goes first: it takes in questions and searches. Only Linux can do so for a single thread. */
function letOthersGoFirst(): void {
  if (platform() === 'linux') setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
}

async function openAnswerer(): Promise<Answerer> {
  const search = await loadIndex(siteDir, 'docs');
  const files = await readAnswerFiles(siteDir);
  const answerer = createAnswerer({ search, arithmetic: fastArithmetic, ...files });
  await warmUp(answerer, files.docs);
  return answerer;
}

async function answer(answerer: Answerer, { id, ...question }: Extract<ToThread, { type: 'ask' }>): Promise<void> {
  const stop = new AbortController();
  asked.set(id, stop);
  const parts: AnswerPart[] = [];
  const tellAll = () => say({ type: 'parts', id, parts: parts.splice(0) });
  try {
    const chunks = answerer.answer({ ...question, signal: stop.signal });
    for (let next = await chunks.next(); ; next = await chunks.next()) {
      if (next.done === true) {
        parts.push({ type: 'end', outcome: next.value });
        break;
      }
      parts.push({ type: 'chunk', chunk: next.value });
      // What comes next is worked out here; the rest of an answer never waits, and goes out as one.
      if (next.value.type !== 'tool-input-available') continue;
      tellAll();
      await nextTurn();
    }
  } catch (error) {
    parts.push({ type: 'fault', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    asked.delete(id);
    tellAll();
  }
}

function say(message: FromThread): void {
  parentPort?.postMessage(message);
}
