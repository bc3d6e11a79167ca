import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { AnswerChunk, ChatMessage } from '@feedback-docs/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AnswerSource } from '../src/assistant/AnswerSource.ts';
import { readAnswerFiles } from '../src/assistant/readAnswerFiles.ts';
import { createAnswerThreads } from '../src/assistant/threads/createAnswerThreads.ts';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { writeSearchIndexes } from './writeSearchIndexes.ts';

/** The threads that answer, so that a test can end one as a shortage of memory would. All can be made to hang. */
const started: Worker[] = vi.hoisted(() => []);
vi.mock('node:worker_threads', async (load) => {
  const threads = await load<typeof import('node:worker_threads')>();
  const Worker = class extends threads.Worker {
    constructor(...[file, options]: ConstructorParameters<typeof threads.Worker>) {
      super(file, { ...options, execArgv: ['--import', new URL('stuckThread.mjs', import.meta.url).href] });
      if (String(file).includes('answerThread')) started.push(this);
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
  source = await start(2, (error) => broken.push(error));
}, 60_000);
afterAll(() => site.dispose());

async function start(count: number, onBroken: (cause: unknown) => void): Promise<AnswerSource> {
  const { siteDir } = site;
  return createAnswerThreads({ siteDir, files: await readAnswerFiles(siteDir), count, onBroken });
}

async function ask(
  messageId: string,
  {
    from = source,
    signal = new AbortController().signal,
    chunks = [] as AnswerChunk[],
    text = 'How do I draw a unicorn?',
  } = {},
) {
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

test('a question is answered while the threads still warm up', async () => {
  const files = await readAnswerFiles(site.siteDir);
  const warmUpQuestions = Array.from({ length: 2000 }, (_, number) => `How do I draw ${number} unicorns?`);
  const from = await createAnswerThreads({
    siteDir: site.siteDir,
    files: { ...files, index: { ...files.index, warmUpQuestions } },
    count: 1,
    onBroken: (error) => broken.push(error),
  });
  expect(await ask('early', { from })).toMatchObject({ outcome: 'refused' });
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
  const one = await start(1, (error) => broken.push(error));
  const answer = ask('broken', { from: one });
  await started[0]?.terminate();
  await expect(answer).rejects.toThrow('thread of the answer broke');
  expect(broken).toEqual([new Error('It ended with exit code 1.')]);
  await vi.waitFor(() => expect(ask('again', { from: one })).resolves.toMatchObject({ outcome: 'refused' }), 30_000);
  expect(started).toHaveLength(2);
});

test('a question that never ends is ended with a sentence, and those of others are answered', async () => {
  started.length = 0;
  const causes: unknown[] = [];
  const one = await start(1, (cause) => causes.push(cause));
  const endless = ask('endless', { from: one, text: 'spin for ever' });
  const others = Array.from({ length: 5 }, (_, number) => ask(`other-${number}`, { from: one }));
  await expect(endless).rejects.toThrow(/^AI-208 This question takes too long/);
  for (const { outcome } of await Promise.all(others)) expect(outcome).toBe('refused');
  expect(causes).toHaveLength(1);
  expect(String(causes[0])).toContain('3 s of processor time');
  expect(started).toHaveLength(2);
});

test('readers who leave questions that never end do not keep the threads from others', async () => {
  const causes: unknown[] = [];
  const one = await start(1, (cause) => causes.push(cause));
  const leaving = new AbortController();
  const chunks: AnswerChunk[] = [];
  const left = ['first', 'second', 'third'].map((id) =>
    ask(id, { from: one, text: 'spin for ever', signal: leaving.signal, chunks }),
  );
  await vi.waitFor(() => expect(chunks).toHaveLength(3));
  // By now two of them are in the hands of the thread.
  await setImmediate();
  leaving.abort();
  for (const answer of left) await expect(answer).rejects.toThrow('aborted');
  await expect(ask('other', { from: one })).resolves.toMatchObject({ outcome: 'refused' });
  // Only the one that had begun when they left kept a thread busy.
  expect(causes).toHaveLength(1);
});

test('a question that only has to wait for the processor is answered', async () => {
  const causes: unknown[] = [];
  const one = await start(1, (cause) => causes.push(cause));
  await expect(ask('slow', { from: one, text: 'wait for long' })).resolves.toMatchObject({ outcome: 'refused' });
  expect(causes).toEqual([]);
});
