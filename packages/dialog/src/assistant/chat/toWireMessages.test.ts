import { expect, test } from 'vitest';
import type { ChatMessage } from '../../conversation/ChatMessage.ts';
import { toWireMessages } from './toWireMessages.ts';

test('a conversation is sent as its texts, without searches and empty answers', () => {
  const answer: ChatMessage = {
    id: 'a',
    role: 'assistant',
    parts: [
      { type: 'step-start' },
      { type: 'tool-searchIndex', toolCallId: 'c', state: 'output-available', output: { query: 'quota', hits: [] } },
      { type: 'text', text: 'A limit.', state: 'done' },
      { type: 'text', text: 'See above.', state: 'done' },
    ],
  };
  const empty: ChatMessage = { id: 'b', role: 'assistant', parts: [{ type: 'step-start' }] };
  expect(toWireMessages([question('q1', 'What is a quota?'), answer, question('q2', 'And?'), empty])).toEqual([
    { id: 'q1', role: 'user', parts: [{ type: 'text', text: 'What is a quota?' }] },
    { id: 'a', role: 'assistant', parts: [{ type: 'text', text: 'A limit.\n\nSee above.' }] },
    { id: 'q2', role: 'user', parts: [{ type: 'text', text: 'And?' }] },
  ]);
});

test('of a long conversation the newest messages are sent, so that the service does not refuse it', () => {
  const many = Array.from({ length: 50 }, (_, at) => question(`${at}`, 'Why? '.repeat(400)));
  const sent = toWireMessages(many);
  expect(sent.at(-1)?.id).toBe('49');
  expect(JSON.stringify(sent).length).toBeLessThan(64 * 1024);
  expect(sent.length).toBeGreaterThan(5);
  expect(toWireMessages(Array.from({ length: 50 }, (_, at) => question(`${at}`, 'Why?')))).toHaveLength(20);
});

test('the last question is sent however long it is', () => {
  expect(toWireMessages([question('q', 'x'.repeat(30_000))])).toHaveLength(1);
});

function question(id: string, text: string): ChatMessage {
  return { id, role: 'user', parts: [{ type: 'text', text, state: 'done' }] };
}
