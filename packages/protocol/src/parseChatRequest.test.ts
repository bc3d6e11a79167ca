import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASSISTANT_ERRORS } from './assistantErrors.ts';
import { parseChatRequest } from './parseChatRequest.ts';
import { parseFeedback } from './parseFeedback.ts';

const message = (id: string, role: string, text: string) => ({ id, role, parts: [{ type: 'text', text }] });
const turns = (count: number) =>
  Array.from({ length: count }, (_, at) => [
    message(`u${at}`, 'user', `Q${at}`),
    message(`a${at}`, 'assistant', `A${at}`),
  ]).flat();

/** Short, begins with a code of the table, and carries no dump. */
const expectRefusal = (result: ReturnType<typeof parseChatRequest>) => {
  if (result.ok) throw new Error('It was accepted.');
  const [code = ''] = result.error.message.split(' ');
  expect(Object.keys(ASSISTANT_ERRORS)).toContain(code);
  expect(result.error.status).toBe(400);
  expect(result.error.message.length).toBeLessThan(300);
};

describe('parseChatRequest', () => {
  test('keeps the texts of a conversation and nothing else', () => {
    const tool = { type: 'tool-searchIndex', output: { hits: [{ objectID: 'a' }] } };
    const answer = {
      id: 'a1',
      role: 'assistant',
      parts: [{ type: 'step-start' }, tool, { type: 'text', text: 'So.', state: 'done' }],
    };
    const body = {
      id: 'c1',
      messages: [message('u1', 'user', 'How?'), answer, message('u2', 'user', 'And then?')],
      trigger: 'submit-message',
      searchParameters: { facetFilters: ['language:en'], attributesToRetrieve: ['*'], distinct: 3 },
      suggestedQuestionId: 's1',
    };
    expect(parseChatRequest(body)).toEqual({
      ok: true,
      value: {
        id: 'c1',
        messages: [
          message('u1', 'user', 'How?'),
          message('a1', 'assistant', 'So.'),
          message('u2', 'user', 'And then?'),
        ],
        searchParameters: { facetFilters: ['language:en'] },
        suggestedQuestionId: 's1',
      },
    });
  });

  test('reads the newest twenty messages of a longer conversation', () => {
    const result = parseChatRequest({ messages: [...turns(15), message('last', 'user', 'And?')] });
    if (!result.ok) throw result.error;
    expect(result.value.messages).toHaveLength(20);
    expect(result.value.messages.at(-1)?.id).toBe('last');
    expect(result.value.messages.at(0)?.id).toBe('a5');
  });

  test('shortens what was said earlier, and refuses a question that is too long', () => {
    const result = parseChatRequest({
      messages: [message('a', 'assistant', 'x'.repeat(30_000)), message('u', 'user', 'And?')],
    });
    expect(result.ok && result.value.messages[0]?.parts[0]?.text.length).toBe(8000);
    expectRefusal(parseChatRequest({ messages: [message('u', 'user', 'x'.repeat(2001))] }));
    expectRefusal(
      parseChatRequest({ messages: [{ role: 'user', parts: Array(2001).fill({ type: 'text', text: 'x' }) }] }),
    );
  });

  test('takes the older form with content in place of parts', () => {
    const result = parseChatRequest({ messages: [{ role: 'user', content: 'How?' }] });
    expect(result.ok && result.value.messages).toEqual([message('', 'user', 'How?')]);
  });

  test('never throws, and refuses any other value with a short sentence', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const result = parseChatRequest(body);
        if (!result.ok) expectRefusal(result);
      }),
    );
  });

  test('never throws on almost right messages, and keeps only known roles and texts', () => {
    const part = fc.oneof(
      fc.record({ type: fc.constantFrom('text', 'reasoning', 'tool-x'), text: fc.jsonValue() }),
      fc.jsonValue(),
    );
    const role = fc.constantFrom('user', 'assistant', 'system', 'tool', '__proto__');
    const one = fc.oneof(
      fc.record({ id: fc.jsonValue(), role, parts: fc.oneof(fc.array(part), fc.jsonValue()) }),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.array(one), (earlier) => {
        const result = parseChatRequest({ messages: [...earlier, message('u', 'user', 'How?')] });
        if (!result.ok) throw result.error;
        for (const { role, parts } of result.value.messages) {
          expect(['user', 'assistant']).toContain(role);
          for (const { type, text } of parts) expect([type, typeof text]).toEqual(['text', 'string']);
        }
      }),
    );
  });
});

describe('parseFeedback', () => {
  test('reads a thumb up and a thumb down', () => {
    expect(parseFeedback({ appId: 'X', messageId: 'm', thumbs: 1 })).toEqual({
      ok: true,
      value: { messageId: 'm', rating: 'liked' },
    });
    expect(parseFeedback({ messageId: 'm', thumbs: 0 })).toEqual({
      ok: true,
      value: { messageId: 'm', rating: 'disliked' },
    });
  });

  test('never throws, and refuses any other value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(parseFeedback(body)).toMatchObject({ ok: false, error: { status: 400 } });
      }),
    );
  });
});
