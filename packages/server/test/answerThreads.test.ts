import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { AnswerChunk, ChatMessage } from '@feedback-docs/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AnswerSource } from '../src/assistant/AnswerSource.ts';
import { AssistantFilesError } from '../src/assistant/readAnswerFiles.ts';
import { createAnswerThreads } from '../src/assistant/threads/createAnswerThreads.ts';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { writeSearchIndexes } from './writeSearchIndexes.ts';

/** The threads that were started, so that a test can end one as a shortage of memory would. */
const started: Worker[] = vi.hoisted(() => []);
vi.mock('node:worker_threads', async (load) => {
  const threads = await load<typeof import('node:worker_threads')>();
  const Worker = class extends threads.Worker {
    constructor(...args: ConstructorParameters<typeof threads.Worker>) {
      super(...args);
      started.push(this);
    }
  };
  return { ...threads, Worker };
});

let site: SiteFixture;
let source: AnswerSource;
const broken: unknown[] = [];

beforeAll(async () => {
  site = await createSiteFixture();
  await writeSearchIndexes(site);
  source = await createAnswerThreads({ siteDir: site.siteDir, count: 2, onBroken: (error) => broken.push(error) });
}, 60_000);
afterAll(() => site.dispose());

async function ask(
  messageId: string,
  { from = source, signal = new AbortController().signal, chunks = [] as AnswerChunk[] } = {},
) {
  const text = 'How do I draw a unicorn?';
  const messages: [ChatMessage] = [{ id: 'q', role: 'user', parts: [{ type: 'text', text }] }];
  const answer = from.answer({ messages, messageId, signal, searchParameters: {} });
  for (;;) {
    const next = await answer.next();
    if (next.done === true) return { chunks, outcome: next.value };
    chunks.push(next.value);
  }
}

test('threads answer many questions at once, each with its own chunks in order', async () => {
  const ids = Array.from({ length: 9 }, (_, number) => `message-${number}`);
  const answers = await Promise.all(ids.map((id) => ask(id)));
  for (const [at, { chunks, outcome }] of answers.entries()) {
    expect(outcome).toBe('refused');
    expect(chunks[0]).toEqual({ type: 'start', messageId: ids[at] });
    expect(chunks.at(-1)).toEqual({ type: 'finish' });
    expect(chunks.filter(({ type }) => type === 'start')).toHaveLength(1);
  }
});

test('a reader hears at once that the question arrived, and one that leaves is not answered', async () => {
  let answered = 0;
  const others = Array.from({ length: 60 }, async (_, number) => {
    await ask(`before-${number}`);
    answered++;
  });
  const stop = new AbortController();
  const left: AnswerChunk[] = [];
  const answer = ask('left', { signal: stop.signal, chunks: left });
  await vi.waitFor(() => expect(left).toEqual([{ type: 'start', messageId: 'left' }]), { interval: 0 });
  stop.abort();
  await expect(answer).rejects.toThrow('aborted');
  expect(answered).toBeLessThan(60);
  await Promise.all(others);
  expect(left).toHaveLength(1);
  expect(broken).toEqual([]);
});

test('an answer whose thread ends is a fault, and another thread takes its place', async () => {
  started.length = 0;
  const one = await createAnswerThreads({ siteDir: site.siteDir, count: 1, onBroken: (error) => broken.push(error) });
  const answer = ask('broken', { from: one });
  await started[0]?.terminate();
  await expect(answer).rejects.toThrow('thread of the answer broke');
  expect(broken).toEqual([new Error('It ended with exit code 1.')]);
  await vi.waitFor(() => expect(ask('again', { from: one })).resolves.toMatchObject({ outcome: 'refused' }), 30_000);
  expect(started).toHaveLength(2);
});

test('files that cannot be read are named, with what to do', async () => {
  const other = await createSiteFixture();
  await writeSearchIndexes(other);
  await rm(join(other.siteDir, 'server-data', 'search', 'answers.json'));
  const threads = createAnswerThreads({ siteDir: other.siteDir, count: 1, onBroken: () => undefined });
  await expect(threads).rejects.toThrow(AssistantFilesError);
  await expect(threads).rejects.toThrow(/answers\.json.*npm run build/);
  await other.dispose();
});
