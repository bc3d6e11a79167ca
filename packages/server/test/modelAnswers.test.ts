import type { Section } from '@feedback-docs/answers';
import type { AnswerChunk } from '@feedback-docs/protocol';
import { expect, test } from 'vitest';
import type { AnswerSource } from '../src/assistant/AnswerSource.ts';
import { BROKEN_OFF } from '../src/assistant/model/createModelSource.ts';
import { createTokenBudget } from '../src/assistant/model/createTokenBudget.ts';
import { SYSTEM_PROMPT_VERSION } from '../src/assistant/model/systemPrompt.ts';
import {
  ask,
  askServer,
  createTestSource,
  quoteChunks,
  quotesAlone,
  requestFor,
  shortened,
  textOf,
  withJoinedText,
} from './askModel.ts';
import { fixedAnswer } from './createTestAssistant.ts';
import {
  endless,
  eventOf,
  failure,
  garbage,
  halfText,
  type ModelReply,
  redirect,
  slowText,
  stall,
  startModelServer,
  text,
  toolCalls,
  wordless,
} from './startModelServer.ts';
import { TIMED } from './timed.ts';

const LABELS = '[Labels](/docs/survey/radio_button#labels)';
const IDLE_TIMEOUT_MS = 1000;
/** What a busy machine may add. */
const MARGIN_MS = 500;

test('a written answer searches first, and its text begins in a new step', async () => {
  const { chunks, outcome, server } = await ask([
    toolCalls('labels'),
    text('Every option ', `has a label. ${LABELS}`, ' Anything else?'),
  ]);
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
    { type: 'text-delta', id: 'written-answer-1-1', delta: `Every option has a label. ${LABELS} Anything else?` },
    { type: 'text-end', id: 'written-answer-1-1' },
    { type: 'finish-step' },
    { type: 'finish' },
  ]);
  expect(outcome).toBe('answered');
  expect(server.requests[0]).toContain(`prompt ${SYSTEM_PROMPT_VERSION}`);
  expect(server.requests[1]).toContain('Every option has a label & a <value>.');
});

test('a model reads what the quoting answer says and cites, whole and before what the search engine finds', async () => {
  const asked: string[] = [];
  const quotes: AnswerSource = {
    answer(request) {
      asked.push(request.messages.map(({ parts }) => parts[0]?.text).join(' | '));
      return fixedAnswer('Surveys collect feedback. [Introduction](/docs/intro)').answer(request);
    },
  };
  const lines: Section['lines'] = [
    { kind: 'step', text: 'Sign in.' },
    { kind: 'step', text: 'Press New.' },
  ];
  const names = { title: 'Introduction', pageTitle: 'Introduction', parents: [], askedAs: [], isRelease: false };
  const sections = [{ url: '/docs/intro', page: '/docs/intro', anchor: null, lines, ...names }];
  const { chunks, server } = await ask(
    [toolCalls('labels'), toolCalls('order'), text('Sign in. [Introduction](/docs/intro)')],
    { quotes, sections },
  );
  const read = toolResult(server.requests[1]);
  expect(read).toMatchObject({ query: 'labels', quoted: 'Surveys collect feedback. [Introduction](/docs/intro)' });
  expect(read.sections.slice(0, 2)).toEqual([
    { url: '/docs/intro', title: 'Introduction', text: '1. Sign in.\n2. Press New.' },
    {
      url: '/docs/survey/radio_button#labels',
      title: 'Question types › Radio button › Labels',
      text: 'Every option has a label & a <value>.',
    },
  ]);
  expect(asked).toEqual(['What is a label?', 'order']);
  expect(textOf(chunks)).toBe('Sign in. [Introduction](/docs/intro)');
});

test('a model searches at most four times, and is then made to answer', async () => {
  const { chunks, server } = await ask([
    toolCalls('labels', 'order'),
    toolCalls('radio', 'intro', 'survey'),
    text('The docs don’t say.'),
  ]);
  expect(chunks.filter(({ type }) => type === 'tool-input-available')).toHaveLength(4);
  expect(chunks.filter(({ type }) => type === 'tool-output-available')).toHaveLength(4);
  expect(textOf(chunks)).toBe('The docs don’t say.');
  expect(JSON.parse(server.requests[2] ?? '')).toMatchObject({ tool_choice: 'none' });
});

test.each([
  ['is over its limits', failure(429)],
  ['fails', failure(500)],
  ['answers garbage', garbage()],
  ['writes nothing', text('')],
])('a provider that %s is replaced by the quoting answer at once', TIMED, async (_, reply) => {
  const { chunks, ms, reasons } = await ask([reply]);
  expect(chunks).toEqual([{ type: 'start', messageId: 'answer-1' }, ...(await quotesAlone())]);
  expect(ms).toBeLessThan(MARGIN_MS);
  expect(reasons).toHaveLength(1);
});

test.each([
  ['never answers', () => undefined],
  ['answers and says nothing', stall()],
])('a provider that %s is replaced by the quoting answer after a second', TIMED, async (_, reply) => {
  const { chunks, ms, reasons } = await ask([reply]);
  expect(chunks.slice(1)).toEqual(await quotesAlone());
  expect(ms).toBeGreaterThan(IDLE_TIMEOUT_MS - 50);
  expect(ms).toBeLessThan(IDLE_TIMEOUT_MS + MARGIN_MS);
  expect(reasons).toEqual([
    'it gave no sign of life for 1000 ms (for a provider that is slow to begin, raise MODEL_PATIENCE)',
  ]);
});

test('a provider that is slow and alive is not given up', async () => {
  const { chunks, ms, reasons } = await ask([slowText(600, 'Every ', 'option ', 'has a label.')]);
  expect(textOf(chunks)).toBe('Every option has a label.');
  expect(ms).toBeGreaterThan(4 * 600 - 50);
  expect(reasons).toEqual([]);
});

test('what only keeps a connection alive counts as a sign of life', async () => {
  const { chunks, reasons } = await ask([wordless(450, 3)]);
  expect(textOf(chunks)).toBe('At last.');
  expect(reasons).toEqual([]);
});

test('a provider that is alive and has no words is given up after its time for words', async () => {
  const { chunks, reasons } = await ask([wordless(100, 50)], { times: { idleTimeoutMs: 300, textTimeoutMs: 700 } });
  expect(chunks.slice(1)).toEqual(await quotesAlone());
  expect(reasons).toEqual(['it wrote nothing for 700 ms']);
});

test('a server that was busy itself reads what came meanwhile before it gives a provider up', async () => {
  const { chunks, reasons } = await ask([busyServer(text('Every option has a label.'))], {
    times: { idleTimeoutMs: 200 },
  });
  expect(textOf(chunks)).toBe('Every option has a label.');
  expect(reasons).toEqual([]);
});

test('a provider that is down is replaced by the quoting answer', async () => {
  const server = await startModelServer();
  await server[Symbol.asyncDispose]();
  const { chunks } = await askServer(server);
  expect(chunks.slice(1)).toEqual(await quotesAlone());
});

test.each([
  ['breaks off', halfText('Every option ', 'has a ')],
  ['stalls', stall('Every option ', 'has a ')],
])('when a written answer %s, the quotations follow in a text of their own', async (_, reply) => {
  const { chunks } = await ask([toolCalls('labels'), reply]);
  const id = 'written-answer-1-1';
  const at = chunks.findIndex(({ type }) => type === 'text-start');
  const quotes = await quoteChunks();
  const begun = quotes.findIndex(({ type }) => type === 'text-start') + 1;
  expect(withJoinedText(chunks.slice(at))).toEqual([
    { type: 'text-start', id },
    { type: 'text-delta', id, delta: 'Every option has a ' },
    { type: 'text-end', id },
    { type: 'finish-step' },
    { type: 'data-answer-source', data: 'quotes' },
    ...quotes.slice(0, begun),
    { type: 'text-delta', id: 'text-1', delta: `${BROKEN_OFF}\n\nQuoted.` },
    ...quotes.slice(begun + 1),
  ]);
});

test.each([
  ['one word of 2 MB', 'a'.repeat(2 * 1024 * 1024)],
  ['2 MB of brackets', '['.repeat(2 * 1024 * 1024)],
  ['2 MB of words', 'word '.repeat(400 * 1024)],
])('an answer that comes as %s is given up early, and nothing else has to wait', async (_, written) => {
  // What the code takes the first time it runs is not what the answer costs.
  await ask([text('Every option has a label.')]);
  const before = process.threadCpuUsage();
  const { chunks, reasons } = await ask([text(written)]);
  const { user, system } = process.threadCpuUsage(before);
  expect(reasons).toEqual(['it wrote more than 20000 characters']);
  expect(textOf(chunks)).toContain(BROKEN_OFF);
  expect(textOf(chunks).length).toBeLessThan(50_000);
  expect((user + system) / 1000).toBeLessThan(500);
});

test.each([
  ['text without end', endless('\n', eventOf({ content: 'word word word ' })), 'it wrote more than 20000 characters'],
  [
    'a line without end',
    endless('data: {"choices":[{"delta":{"content":"', 'a'.repeat(16_384)),
    'it sent more than 4194304 bytes',
  ],
  [
    'thoughts without end',
    endless('\n', eventOf({ reasoning_content: 'Hm. '.repeat(100) })),
    'it sent more than 4194304 bytes',
  ],
  [
    'a search without end',
    endless(
      '\n',
      eventOf({
        tool_calls: [
          {
            index: 0,
            id: 'call_0',
            type: 'function',
            function: { name: 'searchIndex', arguments: '{"query":"labels' },
          },
        ],
      }),
    ),
    'its searches have more than 4000 characters',
  ],
])('a provider that sends %s is left, and the quoting answer follows', async (_, reply, reason) => {
  await using server = await startModelServer(reply);
  const { chunks, reasons } = await askServer(server);
  await server.abandoned;
  expect(reasons).toEqual([reason]);
  expect(textOf(chunks)).toContain('Quoted.');
});

test.each(['openai-compatible', 'anthropic'] as const)(
  'neither question nor key follows a redirect of a provider (%s)',
  async (provider) => {
    await using elsewhere = await startModelServer(text('From elsewhere.'), text('From elsewhere.'));
    const { chunks, reasons } = await ask([redirect(`${elsewhere.baseUrl}/chat/completions`)], { provider });
    expect(elsewhere.requests).toEqual([]);
    expect(chunks.slice(1)).toEqual(await quotesAlone());
    expect(reasons).toEqual([expect.stringMatching(/^it redirects to another address \(status 307\).*MODEL_BASE_URL/)]);
  },
);

test('over the budget of the day no provider is asked, and the answer is quoted', async () => {
  const { chunks, server, reasons } = await ask([text('Never sent.')], { budget: createTokenBudget(1000) });
  expect(chunks.slice(1)).toEqual(await quotesAlone());
  expect(server.requests).toEqual([]);
  expect(reasons).toEqual(['the budget of the day is used up']);
});

test('unknown links, images, scripts and bare addresses never reach the reader, however they are cut', async () => {
  const written = `See ${LABELS}, [prices](https://evil.example/a) ![x](https://evil.example/b.png)<script>1</script> or https://evil.example/c now. [Gone](/docs/unknown)`;
  const { chunks } = await ask([toolCalls('labels'), text(...(written.match(/[\s\S]{1,3}/g) ?? []))]);
  expect(textOf(chunks)).toBe(`See ${LABELS}, prices 1 or … now. Gone`);
});

test('a link to a section that was not found in this answer loses its target', async () => {
  const { chunks, outcome } = await ask([text('[Introduction](/docs/intro)')]);
  expect(textOf(chunks)).toBe('Introduction');
  expect(outcome).toBe('talk');
});

test('a model knows the contact and names it when the docs don’t say; no other address gets through', async () => {
  const contact = '[support@example.com](mailto:support@example.com)';
  const written = `The docs don’t say. Ask ${contact}, support@example.com or sales@evil.example.`;
  const { chunks, outcome, server } = await ask([toolCalls('labels'), text(written)]);
  expect(server.requests[0]).toContain('support@example.com or +1 202-555-0142');
  expect(textOf(chunks)).toBe(`The docs don’t say. Ask ${contact}, support@example.com or …`);
  expect(outcome).toBe('refused');
});

test('the provider is left at once when the reader leaves', TIMED, async () => {
  await using server = await startModelServer(stall('Every option has a '));
  const reader = new AbortController();
  const answer = createTestSource(server).answer(requestFor(reader.signal));
  const seen: AnswerChunk[] = [];
  for await (const chunk of answer) {
    seen.push(chunk);
    if (chunk.type === 'text-delta') reader.abort();
  }
  const before = performance.now();
  await server.abandoned;
  expect(performance.now() - before).toBeLessThan(250);
  expect(seen.some(({ type, ...chunk }) => 'data' in chunk && chunk.data === 'quotes')).toBe(false);
});

/** What the last search of a request to an OpenAI-compatible provider returned. */
function toolResult(request = ''): { sections: unknown[] } {
  return JSON.parse(JSON.parse(request).messages.at(-1).content);
}

/** The reply, after which this process does nothing else for longer than the idle timeout of its test. */
function busyServer(reply: ModelReply): ModelReply {
  return (response) => {
    reply(response);
    setImmediate(() => {
      const until = performance.now() + 400;
      while (performance.now() < until);
    });
  };
}
