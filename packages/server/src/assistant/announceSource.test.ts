import type { AnswerChunk, ChatRequest } from '@feedback-docs/protocol';
import { expect, test } from 'vitest';
import type { AnswerSource } from './AnswerSource.ts';
import { announceSource } from './announceSource.ts';

const QUOTES = { type: 'data-answer-source', data: 'quotes' } as const;

test('an answer says with its first visible part where it comes from, and ends as it would have', async () => {
  const { chunks, outcome } = await read([
    { type: 'start' },
    { type: 'start-step' },
    { type: 'text-start', id: 't' },
    { type: 'finish' },
  ]);
  expect(chunks).toEqual([
    { type: 'start' },
    { type: 'start-step' },
    { type: 'text-start', id: 't' },
    { type: 'data-answer-source', data: 'model' },
    { type: 'finish' },
  ]);
  expect(outcome).toBe('refused');
});

test('an answer that turned to quotations before anything could be seen of it is quoted', async () => {
  const { chunks } = await read([{ type: 'start' }, QUOTES, { type: 'text-start', id: 't' }]);
  expect(chunks).toEqual([{ type: 'start' }, { type: 'text-start', id: 't' }, QUOTES]);
});

test('an answer that turns to quotations later says so again', async () => {
  const { chunks } = await read([{ type: 'text-start', id: 't' }, { type: 'text-end', id: 't' }, QUOTES]);
  expect(chunks).toEqual([
    { type: 'text-start', id: 't' },
    { type: 'data-answer-source', data: 'model' },
    { type: 'text-end', id: 't' },
    QUOTES,
  ]);
});

async function read(given: readonly AnswerChunk[]) {
  const source: AnswerSource = {
    async *answer() {
      yield* given;
      return 'refused';
    },
  };
  const messages: ChatRequest['messages'] = [{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'Why?' }] }];
  const request = { messages, searchParameters: {}, messageId: 'answer-1', signal: new AbortController().signal };
  const answer = announceSource(source, 'model').answer(request);
  const chunks: AnswerChunk[] = [];
  let step = await answer.next();
  for (; step.done !== true; step = await answer.next()) chunks.push(step.value);
  return { chunks, outcome: step.value };
}
