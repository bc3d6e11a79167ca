import { type ActionDispatch, useEffect } from 'react';
import type { AssistantStart } from '../../assistantSlot.ts';
import { hasVisiblePart } from '../../conversation/ChatMessage.ts';
import type { Conversations } from '../../storage/conversations.ts';
import { toStoredConversation } from '../../storage/StoredConversation.ts';
import type { AssistantConnection } from '../AssistantConnection.ts';
import { createId } from '../createId.ts';
import { type ChatAction, type ChatState, chatReducer, openedChat } from './chatState.ts';
import { useChat } from './useChat.ts';

/** A conversation with the assistant and what the reader can do with it. */
export interface Conversation {
  readonly chat: ChatState;
  /** Asks, unless an answer is on its way. */
  readonly ask: (question: string, suggestedQuestionId?: string) => void;
  readonly startNew: () => void;
  /** Goes on with a kept conversation. */
  readonly open: (id: string) => void;
  readonly dispatch: ActionDispatch<[ChatAction]>;
}

/** Holds the conversation the reader entered with, and keeps it after each whole or stopped answer. */
export function useConversation(
  connection: AssistantConnection,
  conversations: Conversations,
  start: AssistantStart,
): Conversation {
  const [chat, dispatch] = useChat(connection, () => enter(start, conversations));

  const { id, messages, status } = chat;
  useEffect(() => {
    const last = messages.at(-1);
    if (status !== 'ready' || last?.role !== 'assistant' || !hasVisiblePart(last)) return;
    conversations.save(toStoredConversation(id, messages));
  }, [conversations, id, messages, status]);

  return {
    chat,
    dispatch,
    ask: (question, suggestedQuestionId) =>
      dispatch({
        type: 'readerAsked',
        id: createId(),
        question,
        ...(suggestedQuestionId === undefined ? {} : { suggestedQuestionId }),
      }),
    startNew: () => dispatch({ type: 'readerOpenedConversation', id: createId(), messages: [] }),
    open: (conversationId) =>
      dispatch({
        type: 'readerOpenedConversation',
        id: conversationId,
        messages: messagesOf(conversations, conversationId),
      }),
  };
}

function enter(start: AssistantStart, conversations: Conversations): ChatState {
  if (start.kind === 'conversation') return openedChat(start.id, messagesOf(conversations, start.id));
  const chat = openedChat(createId());
  if (start.kind !== 'question') return chat;
  return chatReducer(chat, { type: 'readerAsked', id: createId(), question: start.question });
}

function messagesOf(conversations: Conversations, id: string) {
  return conversations.items.find(({ objectID }) => objectID === id)?.messages ?? [];
}
