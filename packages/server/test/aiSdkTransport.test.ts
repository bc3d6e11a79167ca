import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { DefaultChatTransport, readUIMessageStream, type UIMessage, uiMessageChunkSchema } from 'ai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixtureAnswerer } from '../../answers/test/createFixtureAnswerer.ts';
import type { AnswerSource } from '../src/assistant/AnswerSource.ts';
import { createChatClient, ORIGIN } from './createChatClient.ts';

const answerer = createFixtureAnswerer();
/** The assistant that quotes, with a pause that lets a sign of life slip into its stream. */
const slow: AnswerSource = {
  async *answer(request) {
    for await (const chunk of { [Symbol.asyncIterator]: () => answerer.answer(request) }) {
      yield chunk;
      if (chunk.type === 'start') await delay(5);
    }
    return 'answered';
  },
};
const client = createChatClient({ source: slow, env: { CORS_ORIGINS: ORIGIN } });
let transport: DefaultChatTransport<UIMessage>;
let requests = 0;
beforeAll(async () => {
  await client.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = client.app.server.address() as AddressInfo;
  const token = await client.fetchToken();
  transport = new DefaultChatTransport({
    api: `http://127.0.0.1:${port}/chat`,
    headers: { authorization: `TOKEN ${token}`, origin: ORIGIN },
    fetch: (input, init) => {
      requests++;
      return fetch(input, init);
    },
  });
});
afterAll(() => client.app.close());

test('the unmodified AI SDK transport holds a conversation of ten questions, replays and all, within the largest body', async () => {
  const messages: UIMessage[] = [];
  let size = 0;
  for (let turn = 1; turn <= 10; turn++) {
    const question = turn === 1 ? 'How do I set a quota?' : 'And what are the limits?';
    messages.push({ id: `question-${turn}`, role: 'user', parts: [{ type: 'text', text: question }] });
    size = JSON.stringify({ messages }).length;
    const stream = await transport.sendMessages({
      trigger: 'submit-message',
      chatId: 'conversation',
      messageId: undefined,
      messages,
      abortSignal: undefined,
    });
    let answer: UIMessage | undefined;
    for await (const message of readUIMessageStream({ stream })) answer = message;
    expect(answer?.id).toMatch(/^[\da-f-]{36}$/);
    expect(answer?.parts.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['tool-searchIndex', 'step-start', 'text']),
    );
    if (answer !== undefined) messages.push(answer);
  }
  expect(requests).toBe(10);
  expect(size).toBeLessThan(64 * 1024);
});

test('every event of an answer is one the AI SDK’s own schema accepts, with no field too many', async () => {
  const { validate } = await uiMessageChunkSchema();
  const answer = await client.send('/chat', {
    id: createHash('sha256').update('other').digest('hex'),
    messages: [{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'How do I set a quota? And who can export?' }] }],
  });
  const events = answer.body.split('\n\n').filter((event) => event.startsWith('data: {'));
  expect(events.length).toBeGreaterThan(10);
  for (const event of events) {
    const chunk: unknown = JSON.parse(event.slice('data: '.length));
    expect(await validate?.(chunk)).toMatchObject({ success: true });
  }
});
