import { MAX_CONVERSATION_MESSAGES } from '@feedback-docs/protocol';
import type { UIMessage } from 'ai';
import { type ChatMessage, messageText } from '../../conversation/ChatMessage.ts';

/** Most text of a conversation that is sent, in characters: it stays below the largest body the service takes. */
const MAX_SENT_LENGTH = 20_000;

/**
 * A conversation as it is sent: texts only, since searches and their hits are of no use to a follow-up question. Of a
 * long one the newest messages are sent, so that it can always go on.
 */
export function toWireMessages(messages: readonly ChatMessage[]): UIMessage[] {
  const sent: UIMessage[] = [];
  let length = 0;
  for (const message of messages.slice(-MAX_CONVERSATION_MESSAGES).toReversed()) {
    const text = messageText(message);
    length += text.length;
    if (sent.length > 0 && length > MAX_SENT_LENGTH) break;
    const { id, role, metadata } = message;
    if (text === '') continue;
    sent.unshift({ id, role, parts: [{ type: 'text', text }], ...(metadata === undefined ? {} : { metadata }) });
  }
  return sent;
}
