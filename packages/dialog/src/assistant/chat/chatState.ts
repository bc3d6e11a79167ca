import type { UIMessageChunk } from 'ai';
import { type ChatMessage, type Feedback, hasVisiblePart, messageText } from '../../conversation/ChatMessage.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import { applyChunk, closeParts } from './applyChunk.ts';

/** A conversation as it goes on. */
export interface ChatState {
  /** Under which the conversation is kept. */
  readonly id: string;
  readonly messages: readonly ChatMessage[];
  /** Sent, first piece seen, done, failed: the AI SDK's names. */
  readonly status: 'ready' | 'submitted' | 'streaming' | 'error';
  /** What went wrong, as Markdown for the reader; null unless the status is error. */
  readonly error: string | null;
  /** Counts the requests: each answer belongs to one. */
  readonly turn: number;
  /** The suggested question that was chosen, for the request of this turn. */
  readonly suggestedQuestionId: string | null;
}

/** What the reader does in a conversation, and what becomes of the answer. */
export type ChatAction =
  | {
      readonly type: 'readerAsked';
      readonly id: string;
      readonly question: string;
      readonly suggestedQuestionId?: string;
    }
  | { readonly type: 'readerStopped' }
  | { readonly type: 'readerRetried' }
  | { readonly type: 'readerRatedAnswer'; readonly messageId: string; readonly feedback: Feedback }
  | { readonly type: 'readerOpenedConversation'; readonly id: string; readonly messages: readonly ChatMessage[] }
  | { readonly type: 'chunkArrived'; readonly chunk: UIMessageChunk; readonly fallbackId: string }
  | { readonly type: 'answerEnded' }
  | { readonly type: 'answerFailed'; readonly message: string };

/** A conversation without any message yet, or with those of an earlier one. */
export function openedChat(id: string, messages: readonly ChatMessage[] = []): ChatState {
  return { id, messages, status: 'ready', error: null, turn: 0, suggestedQuestionId: null };
}

/** Whether an answer is on its way. */
export function isAnswering({ status }: ChatState): boolean {
  return status === 'submitted' || status === 'streaming';
}

/** The next state of a conversation. Pure. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'readerAsked':
      return ask(state, action);
    case 'readerRetried': {
      const lastQuestion = state.messages.findLastIndex(({ role }) => role === 'user');
      if (isAnswering(state) || lastQuestion < 0) return state;
      return { ...begun(state), messages: state.messages.slice(0, lastQuestion + 1) };
    }
    case 'readerStopped':
      return isAnswering(state) ? { ...state, status: 'ready', messages: stopped(state.messages) } : state;
    case 'readerRatedAnswer':
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.id === action.messageId ? { ...message, feedback: action.feedback } : message,
        ),
      };
    case 'readerOpenedConversation':
      return { ...openedChat(action.id, action.messages), turn: state.turn };
    case 'chunkArrived':
      return isAnswering(state) ? withChunk(state, action) : state;
    case 'answerEnded':
      if (!isAnswering(state)) return state;
      return hasText(state.messages.at(-1))
        ? { ...state, status: 'ready', messages: closed(state.messages) }
        : failed(state, ASSISTANT_TEXTS.empty);
    case 'answerFailed':
      return isAnswering(state) ? failed(state, action.message) : state;
  }
}

// A second press before the first answer has begun asks nothing.
function ask(state: ChatState, { id, question, suggestedQuestionId }: Extract<ChatAction, { type: 'readerAsked' }>) {
  const text = question.trim();
  if (text === '' || isAnswering(state)) return state;
  const message: ChatMessage = { id, role: 'user', parts: [{ type: 'text', text, state: 'done' }] };
  return {
    ...begun(state),
    messages: [...state.messages, message],
    suggestedQuestionId: suggestedQuestionId ?? null,
  };
}

function begun(state: ChatState): ChatState {
  return { ...state, status: 'submitted', error: null, turn: state.turn + 1 };
}

function withChunk(state: ChatState, { chunk, fallbackId }: Extract<ChatAction, { type: 'chunkArrived' }>): ChatState {
  const last = state.messages.at(-1);
  const isNew = last?.role !== 'assistant';
  const before: ChatMessage = isNew ? { id: fallbackId, role: 'assistant', parts: [] } : last;
  const message = applyChunk(before, chunk);
  return {
    ...state,
    status: hasVisiblePart(message) ? 'streaming' : state.status,
    messages: [...(isNew ? state.messages : state.messages.slice(0, -1)), message],
  };
}

function hasText(message: ChatMessage | undefined): boolean {
  return message?.role === 'assistant' && messageText(message).trim() !== '';
}

function failed(state: ChatState, error: string): ChatState {
  const messages = closed(state.messages).map(
    (message, at, { length }): ChatMessage =>
      at === length - 1 && message.role === 'assistant' ? { ...message, isIncomplete: true } : message,
  );
  return { ...state, status: 'error', error, messages };
}

function closed(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.map((message) => closeParts(message));
}

function stopped(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return closed(messages).map((message, at) =>
    at === messages.length - 1 ? { ...message, metadata: { stopped: true } } : message,
  );
}
