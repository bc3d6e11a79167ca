import type { Turn } from '../conversation/readConversation.ts';

/**
 * An id for the answer to a conversation: the same conversation gives the same id, and each further turn another one,
 * so that no tool call of it repeats an earlier one (docs/protocol.md).
 */
export function conversationId(turns: readonly Turn[]): string {
  let hash = 0x811c9dc5;
  for (const { question, answer } of turns) {
    for (const text of [question, answer]) {
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      hash = Math.imul(hash ^ 0xffff, 0x01000193);
    }
  }
  return `${turns.length}-${(hash >>> 0).toString(36)}`;
}
