import type { AnswerChunk, ChatRequest } from '@feedback-docs/protocol';
import { expect, test } from 'vitest';
import type { AnswerSource } from './AnswerSource.ts';
import { sayWhereFrom } from './sayWhereFrom.ts';

test('an answer says right after its start where it comes from, and ends as it would have', async () => {
  const source: AnswerSource = {
    async *answer({ messageId }) {
      yield { type: 'start', messageId };
      yield { type: 'text-start', id: 't' };
      yield { type: 'finish' };
      return 'refused';
    },
  };
  const messages: ChatRequest['messages'] = [{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'Why?' }] }];
  const request = { messages, searchParameters: {}, messageId: 'answer-1', signal: new AbortController().signal };
  const answer = sayWhereFrom(source, 'quotes').answer(request);
  const chunks: AnswerChunk[] = [];
  let step = await answer.next();
  for (; step.done !== true; step = await answer.next()) chunks.push(step.value);
  expect(chunks).toEqual([
    { type: 'start', messageId: 'answer-1' },
    { type: 'data-answer-source', data: 'quotes' },
    { type: 'text-start', id: 't' },
    { type: 'finish' },
  ]);
  expect(step.value).toBe('refused');
});
