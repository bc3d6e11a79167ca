import type { UIMessageChunk } from 'ai';
import { describe, expect, test } from 'vitest';
import { messageText } from '../../conversation/ChatMessage.ts';
import { type ChatAction, type ChatState, chatReducer, openedChat } from './chatState.ts';

describe('a conversation', () => {
  test('goes from sent to streaming with the first piece one can see, then to ready', () => {
    const states: ChatState['status'][] = [];
    play(
      [asked('What is a quota?'), chunk({ type: 'start' }), chunk({ type: 'start-step' }), text('A'), ended],
      (state) => states.push(state.status),
    );
    expect(states).toEqual(['submitted', 'submitted', 'submitted', 'streaming', 'ready']);
  });

  test('ignores a second question while an answer is on its way, and an empty one always', () => {
    const chat = play([asked('What is a quota?'), asked('What is a quota?'), asked('  ')]);
    expect([chat.messages.length, chat.turn]).toEqual([1, 1]);
    expect(play([asked('   ')]).messages).toEqual([]);
  });

  test('that is stopped keeps the text so far and says so', () => {
    const chat = play([asked('What is a quota?'), text('A quota li'), { type: 'readerStopped' }, text('mits')]);
    expect(chat.status).toBe('ready');
    expect(chat.messages.map(messageText)).toEqual(['What is a quota?', 'A quota li']);
    expect(chat.messages.at(-1)?.metadata).toEqual({ stopped: true });
  });

  test('that is stopped before the first piece marks the question', () => {
    const chat = play([asked('What is a quota?'), { type: 'readerStopped' }]);
    expect(chat.messages).toHaveLength(1);
    expect(chat.messages[0]?.metadata).toEqual({ stopped: true });
  });

  test('that fails keeps the partial answer, and the next question works', () => {
    const failed = play([
      asked('What is a quota?'),
      text('A quo'),
      { type: 'answerFailed', message: 'AI-205 Slow down.' },
    ]);
    expect([failed.status, failed.error]).toEqual(['error', 'AI-205 Slow down.']);
    expect(messageText(failed.messages[1] ?? failed.messages[0] ?? never())).toBe('A quo');
    const next = chatReducer(failed, asked('And a soft one?'));
    expect([next.status, next.error]).toEqual(['submitted', null]);
  });

  test('that is tried again asks the same question without the failed answer', () => {
    const chat = play([
      asked('What is a quota?'),
      text('A quo'),
      { type: 'answerFailed', message: 'AI-207' },
      { type: 'readerRetried' },
    ]);
    expect([chat.status, chat.turn, chat.messages.map(messageText)]).toEqual(['submitted', 2, ['What is a quota?']]);
  });

  test('remembers a rating on the answer it belongs to', () => {
    const chat = play([
      asked('What is a quota?'),
      text('A limit.'),
      ended,
      { type: 'readerRatedAnswer', messageId: 'answer', feedback: 'like' },
    ]);
    expect(chat.messages.map(({ feedback }) => feedback)).toEqual([undefined, 'like']);
  });
});

const ended: ChatAction = { type: 'answerEnded' };

function asked(question: string): ChatAction {
  return { type: 'readerAsked', id: 'question', question };
}

function chunk(value: UIMessageChunk): ChatAction {
  return { type: 'chunkArrived', chunk: value, fallbackId: 'answer' };
}

function text(delta: string): ChatAction {
  return chunk({ type: 'text-delta', id: 'text', delta });
}

function play(actions: readonly ChatAction[], look: (state: ChatState) => void = () => {}): ChatState {
  return actions.reduce((state, action) => {
    const next = chatReducer(state, action);
    look(next);
    return next;
  }, openedChat('conversation'));
}

function never(): never {
  throw new Error('The conversation has no message.');
}
