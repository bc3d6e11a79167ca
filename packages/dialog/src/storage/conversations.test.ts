import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../test/memoryStorage.ts';
import type { ChatMessage } from '../conversation/ChatMessage.ts';
import { openConversations } from './conversations.ts';
import { toStoredConversation } from './StoredConversation.ts';

const KEY = '__DOCSEARCH_ASKAI_CONVERSATIONS__docs';

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage());
});

describe('kept conversations', () => {
  test('that begin alike are both kept', () => {
    const conversations = open();
    conversations.save(conversation('one', 'What is a quota?'));
    conversations.save(conversation('two', 'What is a quota?'));
    expect(open().items.map(({ objectID, query }) => [objectID, query])).toEqual([
      ['two', 'What is a quota?'],
      ['one', 'What is a quota?'],
    ]);
  });

  test('that go on stay in their place; the newest stands first and the eleventh pushes the oldest out', () => {
    const conversations = open();
    for (let number = 1; number <= 11; number++) conversations.save(conversation(`${number}`, `Question ${number}`));
    expect(conversations.items.map(({ objectID }) => objectID)).toEqual([
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
    ]);
    conversations.save(conversation('5', 'Question 5', 'And more?'));
    expect(open().items[6]?.messages).toHaveLength(2);
    expect(open().items[6]?.objectID).toBe('5');
  });

  test('come back with their answers, what was searched, where they come from, and how they were rated', () => {
    const answer: ChatMessage = {
      id: 'answer',
      role: 'assistant',
      parts: [
        { type: 'data-answer-source', data: 'quotes' },
        {
          type: 'tool-searchIndex',
          toolCallId: 'call',
          state: 'output-available',
          output: { query: 'quota', hits: [{ objectID: 'a', url: '/docs#a' }] },
        },
        { type: 'text', text: 'A limit.', state: 'done' },
      ],
      metadata: { stopped: true },
      feedback: 'like',
    };
    open().save(toStoredConversation('one', [user('What is a quota?'), answer]));
    expect(open().items[0]?.messages[1]).toEqual(answer);
  });

  test('of a stock dialog are read', () => {
    const record = {
      query: 'What is a quota?',
      objectID: 'What is a quota?',
      messages: [
        { id: 'u', role: 'user', parts: [{ type: 'text', text: 'What is a quota?' }], feedback: 'dislike' },
        {
          id: 'a',
          role: 'assistant',
          parts: [
            { type: 'step-start' },
            {
              type: 'tool-searchIndex',
              toolCallId: 'c',
              state: 'output-available',
              output: { query: 'quota', hits: [{ objectID: 'h', hierarchy: {} }] },
            },
            { type: 'text', text: 'A limit.', state: 'done', providerMetadata: {} },
            { type: 'tool-other', state: 'weird' },
          ],
          metadata: { stopped: true },
        },
      ],
      type: 'askAI',
      anchor: 'stored',
      content: null,
      hierarchy: {
        lvl0: 'askAI',
        lvl1: 'What is a quota?',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      url: '',
      url_without_anchor: '',
    };
    localStorage.setItem(KEY, JSON.stringify([record]));
    const [read] = open().items;
    expect([read?.objectID, read?.query]).toEqual(['What is a quota?', 'What is a quota?']);
    expect(read?.messages.map(({ parts }) => parts.map(({ type }) => type))).toEqual([
      ['text'],
      ['step-start', 'tool-searchIndex', 'text'],
    ]);
    expect(read?.messages.map(({ metadata }) => metadata)).toEqual([undefined, { stopped: true }]);
  });

  test.each(['{', '7', '{}', '[null, 3, {"objectID": "x"}, {"objectID": "x", "messages": [{"id": 1}]}]'])(
    'that are none are left out: %s',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(open().items).toEqual([]);
    },
  );

  test('are not kept where the site keeps nothing of its readers', () => {
    openConversations('docs', '', true).save(conversation('one', 'What is a quota?'));
    expect([localStorage.length, openConversations('docs', '', true).items]).toEqual([0, []]);
  });
});

function open() {
  return openConversations('docs', '', false);
}

function user(text: string): ChatMessage {
  return { id: text, role: 'user', parts: [{ type: 'text', text, state: 'done' }] };
}

function conversation(id: string, ...questions: readonly string[]) {
  return toStoredConversation(id, questions.map(user));
}
