import { ANSWER_SOURCE_CHUNK, isAnsweredBy } from '@feedback-docs/protocol';
import {
  type ChatMessage,
  type FoundHit,
  type MessagePart,
  messageText,
  SEARCH_PART,
} from '../conversation/ChatMessage.ts';
import { fieldsOf } from './fieldsOf.ts';

/** A conversation as it is kept, in the form that stock dialogs keep theirs in. */
export interface StoredConversation {
  /** Its id; stock dialogs put the first question here. */
  readonly objectID: string;
  /** Its first question. */
  readonly query: string;
  readonly messages: readonly ChatMessage[];
  readonly type: 'askAI';
  readonly anchor: 'stored';
  readonly content: null;
  readonly hierarchy: Readonly<Record<'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>>;
  readonly url: '';
  readonly url_without_anchor: '';
}

/** What is kept of a conversation. */
export function toStoredConversation(id: string, messages: readonly ChatMessage[]): StoredConversation {
  const first = messages.find(({ role }) => role === 'user');
  const query = first === undefined ? '' : messageText(first);
  return {
    objectID: id,
    query,
    messages,
    type: 'askAI',
    anchor: 'stored',
    content: null,
    hierarchy: { lvl0: 'askAI', lvl1: query, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    url: '',
    url_without_anchor: '',
  };
}

/** Reads a kept conversation, ours or a stock dialog's, from anything. Null for what is none. */
export function parseStoredConversation(value: unknown): StoredConversation | null {
  const { objectID, messages } = fieldsOf(value);
  if (typeof objectID !== 'string' || !Array.isArray(messages)) return null;
  const read = messages.map(parseMessage).filter((message) => message !== null);
  return read.some(({ role }) => role === 'user') ? toStoredConversation(objectID, read) : null;
}

function parseMessage(value: unknown): ChatMessage | null {
  const { id, role, parts, metadata, feedback, isIncomplete } = fieldsOf(value);
  if (typeof id !== 'string' || (role !== 'user' && role !== 'assistant') || !Array.isArray(parts)) return null;
  return {
    id,
    role,
    parts: parts.map(parsePart).filter((part) => part !== null),
    ...(fieldsOf(metadata)['stopped'] === true ? { metadata: { stopped: true } } : {}),
    ...(isIncomplete === true ? { isIncomplete } : {}),
    ...(feedback === 'like' || feedback === 'dislike' ? { feedback } : {}),
  };
}

function parsePart(value: unknown): MessagePart | null {
  const { type, text, toolCallId, state, output, data } = fieldsOf(value);
  if (type === 'step-start') return { type };
  if (type === 'text' && typeof text === 'string') return { type, text, state: 'done' };
  if (type === ANSWER_SOURCE_CHUNK && isAnsweredBy(data)) return { type, data };
  if (type !== SEARCH_PART || typeof toolCallId !== 'string' || state !== 'output-available') return null;
  const { query, hits } = fieldsOf(output);
  return {
    type,
    toolCallId,
    state,
    output: {
      query: typeof query === 'string' ? query : '',
      hits: Array.isArray(hits) ? hits.map(parseHit) : [],
    },
  };
}

function parseHit(value: unknown): FoundHit {
  const { objectID, url } = fieldsOf(value);
  return { objectID: typeof objectID === 'string' ? objectID : '', url: typeof url === 'string' ? url : '' };
}
