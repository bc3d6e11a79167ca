import { hasVisiblePart } from '../../conversation/ChatMessage.ts';
import type { ChatState } from '../chat/chatState.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';

/** What a screen reader announces: the states of a conversation, never the pieces of an answer. */
export function announcementOf({ status, messages, turn }: ChatState): string {
  const last = messages.at(-1);
  // A conversation that was only opened is read like a page.
  if (last === undefined || turn === 0) return '';
  switch (status) {
    case 'submitted':
      return ASSISTANT_TEXTS.thinking;
    case 'streaming':
      return ASSISTANT_TEXTS.answering;
    case 'error':
      return ASSISTANT_TEXTS.failed;
    case 'ready':
      if (last.metadata?.stopped === true) return ASSISTANT_TEXTS.stopped;
      return last.role === 'assistant' && hasVisiblePart(last) ? ASSISTANT_TEXTS.answered : '';
  }
}
