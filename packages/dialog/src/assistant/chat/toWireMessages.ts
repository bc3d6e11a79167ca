import type { UIMessage } from 'ai';
import { type ChatMessage, messageText } from './ChatMessage.ts';

/** A conversation as it is sent: texts only, since searches and their hits are of no use to a follow-up question. */
export function toWireMessages(messages: readonly ChatMessage[]): UIMessage[] {
  return messages.flatMap((message) => {
    const text = messageText(message);
    if (text === '') return [];
    const { id, role, metadata } = message;
    return [{ id, role, parts: [{ type: 'text', text }], ...(metadata === undefined ? {} : { metadata }) }];
  });
}
