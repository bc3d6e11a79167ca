import type { ChatRequest } from '@feedback-docs/protocol';
import { expect, test } from 'vitest';
import type { AnswerSource } from '../src/assistant/AnswerSource.ts';
import { createTokenBudget, type TokenBudget } from '../src/assistant/model/createTokenBudget.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { ask, askServer, createTestSource, requestFor, textOf } from './askModel.ts';
import { createChatClient, questionBody, THIS_MACHINE } from './createChatClient.ts';
import { fixedAnswer } from './createTestAssistant.ts';
import {
  failure,
  halfText,
  type ModelServer,
  stall,
  startModelServer,
  text,
  textClaiming,
  toolCalls,
} from './startModelServer.ts';

/** A conversation of seven long messages and a question, 56 KB in all. */
const LONG: ChatRequest['messages'] = [
  ...Array.from({ length: 7 }, (_, at) => ({
    id: `m${at}`,
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    parts: [{ type: 'text' as const, text: `message ${at} `.repeat(800) }],
  })),
  { id: 'q', role: 'user', parts: [{ type: 'text', text: 'What is a label?' }] },
];

test('one address that asks long questions and leaves does not use up the budget of the others', async () => {
  const { model } = parseSettings({ MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm', MODEL_API_KEY: 'k' });
  const { tokensADay = 0, addressShare = 0 } = model ?? {};
  const budget = createTokenBudget(tokensADay, { addressShare });
  const answer = text('Every option has a label.');
  await using server = await startModelServer(...Array<typeof answer>(100).fill(stall('Every option ')));
  for (let asked = 0; asked < 100; asked += 1) await leaveEarly(server, budget, 'one address');
  expect(server.requests.length).toBeGreaterThan(16);
  expect(server.requests.length).toBeLessThan(60);
  await using afterwards = await startModelServer(answer);
  const reasons: string[] = [];
  const source = createTestSource(afterwards, { budget, reasons });
  for await (const _ of source.answer({ ...requestFor(), address: 'one address' }));
  expect(reasons).toEqual(["the reader's address has used up its share of the budget of the day"]);
  for await (const _ of source.answer({ ...requestFor(), address: 'another address' }));
  expect(reasons).toHaveLength(1);
  expect(afterwards.requests).toHaveLength(1);
});

test.each([
  ['the reader leaves', stall('Every option ')],
  ['the answer breaks off', halfText('Every option ')],
])('when %s, a call counts with an estimate of what it took', async (_, reply) => {
  await using server = await startModelServer(reply);
  const { budget, calls, settled } = watchedBudget();
  await leaveEarly(server, budget, 'address');
  const spent = await settled;
  const [{ reserved = 0 } = {}] = calls;
  expect(calls).toHaveLength(1);
  expect(spent).toBeGreaterThan(reserved / 4);
  expect(spent).toBeLessThan(reserved * 0.75);
});

test('a call that the provider refuses costs nothing', async () => {
  const { budget, calls } = watchedBudget();
  await ask([failure(429)], { budget });
  expect(calls.map(({ spent }) => spent)).toEqual([0]);
});

test('a call that does not reach the provider costs nothing', async () => {
  const server = await startModelServer();
  await server[Symbol.asyncDispose]();
  const { budget, calls } = watchedBudget();
  await askServer(server, { budget });
  expect(calls.map(({ spent }) => spent)).toEqual([0]);
});

test.each([
  ['negative', { prompt_tokens: -100_000, completion_tokens: -100_000 }],
  ['negative in part', { prompt_tokens: 90, completion_tokens: -80 }],
  ['zero', { prompt_tokens: 0, completion_tokens: 0 }],
  ['more than there can be', { prompt_tokens: 1e15, completion_tokens: 10 }],
  ['missing', null],
])(
  'figures of a provider that are %s are not believed: the call counts with the most it can have taken',
  async (_, usage) => {
    const { budget, calls } = watchedBudget();
    const { chunks } = await ask([textClaiming(usage, 'Every option has a label.')], { budget });
    expect(textOf(chunks)).toBe('Every option has a label.');
    expect(calls).toEqual([{ reserved: expect.any(Number), spent: calls[0]?.reserved }]);
  },
);

test('each call counts with what the provider says that it took', async () => {
  const { budget, calls } = watchedBudget();
  await ask([toolCalls('labels'), text('Every option has a label.')], { budget });
  expect(calls.map(({ spent }) => spent)).toEqual([100, 100]);
});

test('of a long conversation a model reads the newest messages, shortened, and sets aside no more than they can take', async () => {
  await using server = await startModelServer(text('Every option has a label.'));
  const { budget, calls } = watchedBudget();
  const { chunks } = await askServer(server, { messages: LONG, budget });
  expect(textOf(chunks)).toBe('Every option has a label.');
  const { messages } = JSON.parse(server.requests[0] ?? '');
  const read: string[] = messages.slice(1).map(({ content }: { content: string }) => content);
  expect(read.map((content) => content.slice(0, 9))).toEqual(['message 4', 'message 5', 'message 6', 'What is a']);
  expect(read.join('').length).toBeLessThan(12_100);
  expect(calls[0]?.reserved).toBeLessThan(20_000);
});

test('an answer knows its reader by a digest of the address, and this machine not at all', async () => {
  const seen: (string | undefined)[] = [];
  const source: AnswerSource = {
    answer(request) {
      seen.push(request.address);
      return fixedAnswer('Quotas limit responses.').answer(request);
    },
  };
  const { app, send } = createChatClient({ source });
  for (const from of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) {
    await send('/chat', questionBody(`from ${from}`), { 'x-forwarded-for': from });
  }
  await send('/chat', questionBody('from here'), THIS_MACHINE);
  const [one, again, other, here] = seen;
  expect(one).toMatch(/^[\w-]{22}$/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
  expect(here).toBeUndefined();
  await app.close();
});

/** Asks at the end of a long conversation, and leaves at the first word or when it breaks off. */
async function leaveEarly(server: ModelServer, budget: TokenBudget, address: string): Promise<void> {
  const reader = new AbortController();
  const answer = createTestSource(server, { budget }).answer({ ...requestFor(reader.signal, LONG), address });
  for await (const { type } of answer) if (type === 'text-delta') reader.abort();
}

/** A budget without end, what was set aside and settled, and what was settled first. */
function watchedBudget() {
  const calls: { reserved: number; spent?: number }[] = [];
  const { promise: settled, resolve } = Promise.withResolvers<number>();
  const budget: TokenBudget = {
    async reserve(reserved) {
      const call: (typeof calls)[number] = { reserved };
      calls.push(call);
      return async (spent) => {
        call.spent = spent;
        resolve(spent);
      };
    },
  };
  return { budget, calls, settled };
}
