import { readUIMessageStream, type UIMessage, type UIMessageChunk } from 'ai';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChatMessage, messageText, SEARCH_PART } from '../../conversation/ChatMessage.ts';
import { applyChunk, closeParts } from './applyChunk.ts';

const EMPTY: ChatMessage = { id: 'client', role: 'assistant', parts: [] };

const QUOTED_ANSWER: readonly UIMessageChunk[] = [
  { type: 'start', messageId: 'answer-1' },
  { type: 'start-step' },
  { type: 'tool-input-start', toolCallId: 'call-1', toolName: 'searchIndex' },
  { type: 'tool-input-available', toolCallId: 'call-1', toolName: 'searchIndex', input: { query: 'quota' } },
  {
    type: 'tool-output-available',
    toolCallId: 'call-1',
    output: { query: 'quota', hits: [{ objectID: 'a', url: '/docs#a' }] },
  },
  { type: 'finish-step' },
  { type: 'start-step' },
  { type: 'text-start', id: 'text' },
  { type: 'text-delta', id: 'text', delta: 'A quota limits ' },
  { type: 'text-delta', id: 'text', delta: 'responses.' },
  { type: 'text-end', id: 'text' },
  { type: 'finish-step' },
  { type: 'finish' },
];

describe('an answer read from its stream', () => {
  test('has its steps, its search with what was found, and its text', () => {
    expect(read(QUOTED_ANSWER)).toEqual({
      id: 'answer-1',
      role: 'assistant',
      parts: [
        { type: 'step-start' },
        {
          type: SEARCH_PART,
          toolCallId: 'call-1',
          state: 'output-available',
          output: { query: 'quota', hits: [{ objectID: 'a', url: '/docs#a' }] },
        },
        { type: 'step-start' },
        { type: 'text', text: 'A quota limits responses.', state: 'done' },
      ],
    });
  });

  test('says at every moment what the search is doing', () => {
    const states = [3, 4, 5].map((length) => {
      const part = read(QUOTED_ANSWER.slice(0, length), false).parts.at(-1);
      return part !== undefined && 'state' in part ? part.state : null;
    });
    expect(states).toEqual(['input-streaming', 'input-available', 'output-available']);
  });

  test('passes over events and tools it does not know', () => {
    const strange: readonly UIMessageChunk[] = [
      { type: 'source-url', sourceId: 's', url: 'https://example.com' },
      { type: 'data-weather', data: 'rain' },
      { type: 'tool-input-available', toolCallId: 'x', toolName: 'format', input: {} },
      { type: 'tool-output-available', toolCallId: 'x', output: {} },
    ];
    expect(read([...strange, ...QUOTED_ANSWER])).toEqual(read(QUOTED_ANSWER));
  });

  test('keeps where it comes from, and the last word on it counts', () => {
    const sources: readonly UIMessageChunk[] = [
      { type: 'data-answer-source', data: 'model' },
      { type: 'data-answer-source', data: 'quotes' },
      { type: 'data-answer-source', data: '<script>' },
    ];
    expect(read(sources).parts).toEqual([{ type: 'data-answer-source', data: 'quotes' }]);
  });

  test('has the texts that the AI SDK reads from the same stream, however the pieces fall', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 4 }), async (steps) => {
        const chunks = steps.flatMap((pieces, step): UIMessageChunk[] => [
          { type: 'start-step' },
          { type: 'text-start', id: `${step % 2}` },
          ...pieces.map((delta) => ({ type: 'text-delta', id: `${step % 2}`, delta }) as const),
          { type: 'text-end', id: `${step % 2}` },
          { type: 'finish-step' },
        ]);
        const stream: UIMessageChunk[] = [{ type: 'start', messageId: 'm' }, ...chunks, { type: 'finish' }];
        expect(partsOf(read(stream))).toEqual(partsOf(await readBySdk(stream)));
      }),
      { numRuns: 40 },
    );
  });

  test('is, search and all, what the AI SDK reads from a whole answer', async () => {
    const own = read(QUOTED_ANSWER);
    const sdk = await readBySdk(QUOTED_ANSWER);
    expect([own.id, partsOf(own)]).toEqual([sdk.id, partsOf(sdk)]);
  });

  test('whose text was never announced still shows it', () => {
    expect(messageText(read([{ type: 'text-delta', id: 'lost', delta: 'Here it is.' }]))).toBe('Here it is.');
  });
});

function read(chunks: readonly UIMessageChunk[], isWhole = true): ChatMessage {
  const message = chunks.reduce(applyChunk, EMPTY);
  return isWhole ? closeParts(message) : message;
}

async function readBySdk(chunks: readonly UIMessageChunk[]): Promise<UIMessage> {
  let last: UIMessage = { id: '', role: 'assistant', parts: [] };
  const stream = new ReadableStream<UIMessageChunk>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  for await (const message of readUIMessageStream({ stream })) last = message;
  return last;
}

/** What both readings must have in common: kinds, texts and states in their order. */
function partsOf(message: { readonly parts: readonly object[] }): readonly unknown[] {
  return message.parts.map((part) => [
    'type' in part && part.type,
    'text' in part && part.text,
    'state' in part && part.state,
  ]);
}
