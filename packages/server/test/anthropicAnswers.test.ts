import { expect, test } from 'vitest';
import { BROKEN_OFF } from '../src/assistant/model/createModelSource.ts';
import { SYSTEM_PROMPT_VERSION } from '../src/assistant/model/systemPrompt.ts';
import { API_KEY, ask as askModel, quotesAlone, shortened, textOf } from './askModel.ts';
import { begin, finish, message, overloaded, refusal, search, thinking, written } from './messagesReplies.ts';
import { garbage, type ModelReply } from './startModelServer.ts';
import { TIMED } from './timed.ts';

const LABELS = '[Labels](/docs/survey/radio_button#labels)';
const SEARCH = message([...begin(), ...thinking(0, 'Labels.'), ...search(1, 'labels'), ...finish('tool_use')]);
const ask = (...replies: ModelReply[]) => askModel(replies, { provider: 'anthropic' });

test('with Anthropic a written answer searches first, and its text begins in a new step', async () => {
  const { chunks, outcome, reasons } = await ask(
    SEARCH,
    message([...begin(), ...written(0, 'Every option ', `has a label. ${LABELS}`), ...finish('end_turn')]),
  );
  expect(reasons).toEqual([]);
  expect(shortened(chunks)).toEqual([
    { type: 'start', messageId: 'answer-1' },
    { type: 'start-step' },
    { type: 'tool-input-start', toolCallId: 'search-answer-1-1', toolName: 'searchIndex' },
    { type: 'data-answer-source', data: 'model' },
    {
      type: 'tool-input-available',
      toolCallId: 'search-answer-1-1',
      toolName: 'searchIndex',
      input: { query: 'labels' },
    },
    {
      type: 'tool-output-available',
      toolCallId: 'search-answer-1-1',
      output: { query: 'labels', hits: ['/docs/survey/radio_button#labels'] },
    },
    { type: 'finish-step' },
    { type: 'start-step' },
    { type: 'text-start', id: 'written-answer-1-1' },
    { type: 'text-delta', id: 'written-answer-1-1', delta: `Every option has a label. ${LABELS}` },
    { type: 'text-end', id: 'written-answer-1-1' },
    { type: 'finish-step' },
    { type: 'finish' },
  ]);
  expect(outcome).toBe('answered');
});

test('Anthropic gets the prompt as system, the search as a tool, what it found as its result, and the key as a header', async () => {
  const { server } = await ask(
    SEARCH,
    message([...begin(), ...written(0, 'The docs don’t say.'), ...finish('end_turn')]),
  );
  expect(server.heads.map(({ url }) => url)).toEqual(['/v1/messages', '/v1/messages']);
  expect(server.heads[0]?.headers).toMatchObject({ 'x-api-key': API_KEY });
  const [first, second] = server.requests.map((body) => JSON.parse(body));
  expect(first).toMatchObject({
    model: 'house-model',
    stream: true,
    system: [{ type: 'text', text: expect.stringContaining(`prompt ${SYSTEM_PROMPT_VERSION}`) }],
    tools: [{ name: 'searchIndex', input_schema: { required: ['query'] } }],
    messages: [{ role: 'user', content: [{ type: 'text', text: 'What is a label?' }] }],
  });
  expect(second.messages.at(-1)).toMatchObject({
    role: 'user',
    content: [
      {
        type: 'tool_result',
        tool_use_id: 'toolu_1',
        content: expect.stringContaining('Every option has a label & a <value>.'),
      },
    ],
  });
});

test.each([
  ['is over its limits (429)', refusal(429, 'rate_limit_error')],
  ['is overloaded (529)', refusal(529, 'overloaded_error')],
  ['refuses the key and repeats it (401)', refusal(401, 'authentication_error', `invalid x-api-key ${API_KEY}`)],
  ['is overloaded at the start of its stream', message(overloaded())],
  ['answers garbage', garbage()],
  ['ends before it says anything', message(begin())],
  ['never goes on', message(begin(), 'stalled')],
])('when Anthropic %s, the reader gets the quoting answer, and the key is nowhere', TIMED, async (_, reply) => {
  const { chunks, ms, reasons } = await ask(reply);
  expect(chunks).toEqual([{ type: 'start', messageId: 'answer-1' }, ...(await quotesAlone())]);
  expect(ms).toBeLessThan(1500);
  expect(reasons).toHaveLength(1);
  expect(reasons.join()).not.toContain(API_KEY);
});

const BEGUN = [...begin(), ...written(0, 'Every option ', 'has a ')];
test.each([
  ['breaks off', message(BEGUN, 'cut')],
  ['stalls', message(BEGUN, 'stalled')],
  ['is overloaded in the middle', message([...BEGUN, ...overloaded()])],
  ['ends without its last event', message(BEGUN)],
])('when a stream of Anthropic %s, the quotations follow what was written', async (_, reply) => {
  const { chunks, reasons } = await ask(SEARCH, reply);
  expect(textOf(chunks)).toBe(`Every option has a ${BROKEN_OFF}\n\nQuoted.`);
  expect(chunks).toContainEqual({ type: 'data-answer-source', data: 'quotes' });
  expect(reasons).toHaveLength(1);
});
