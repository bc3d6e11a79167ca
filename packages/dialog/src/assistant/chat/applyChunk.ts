import { ANSWER_SOURCE_CHUNK, isAnsweredBy, SEARCH_TOOL } from '@feedback-docs/protocol';
import type { UIMessageChunk } from 'ai';
import {
  type ChatMessage,
  type FoundHit,
  type MessagePart,
  SEARCH_PART,
  type SearchPart,
} from '../../conversation/ChatMessage.ts';
import { fieldsOf } from '../../storage/fieldsOf.ts';

/** A message with one more event of its stream. What the dialog does not know changes nothing. Pure. */
export function applyChunk(message: ChatMessage, chunk: UIMessageChunk): ChatMessage {
  switch (chunk.type) {
    case 'start':
      return chunk.messageId === undefined ? message : { ...message, id: chunk.messageId };
    case 'start-step':
      return withPart(message, { type: 'step-start' });
    case 'text-start':
      return withPart(message, { type: 'text', id: chunk.id, text: '', state: 'streaming' });
    case 'text-delta':
      return withText(message, 'text', chunk.id, chunk.delta);
    case 'reasoning-start':
      return withPart(message, { type: 'reasoning', id: chunk.id, text: '', state: 'streaming' });
    case 'reasoning-delta':
      return withText(message, 'reasoning', chunk.id, chunk.delta);
    case 'text-end':
    case 'reasoning-end':
      return closeParts(message, chunk.id);
    case 'finish-step':
      return closeParts(message);
    case 'tool-input-start':
      return withSearch(message, chunk, { state: 'input-streaming' });
    case 'tool-input-available':
      return withSearch(message, chunk, { state: 'input-available', input: { query: queryOf(chunk.input) } });
    case 'tool-output-available':
      return withSearch(message, chunk, { state: 'output-available', output: outputOf(chunk.output) });
    case 'tool-output-error':
      return withSearch(message, chunk, { state: 'output-error' });
    case ANSWER_SOURCE_CHUNK:
      return withSource(message, chunk.data);
    default:
      return message;
  }
}

/** The message with its open texts closed: all of them, or the one with this id. */
export function closeParts(message: ChatMessage, id?: string): ChatMessage {
  return {
    ...message,
    parts: message.parts.map((part) => {
      const isOpen = 'state' in part && part.state === 'streaming' && (id === undefined || part.id === id);
      return isOpen ? { type: part.type, text: part.text, state: 'done' } : part;
    }),
  };
}

function withPart(message: ChatMessage, part: MessagePart): ChatMessage {
  return { ...message, parts: [...message.parts, part] };
}

function withText(message: ChatMessage, type: 'text' | 'reasoning', id: string, delta: string): ChatMessage {
  const at = message.parts.findLastIndex((part) => 'id' in part && part.type === type && part.id === id);
  const part = message.parts[at];
  // A text without a start event is still a text.
  if (part === undefined || !('id' in part)) return withPart(message, { type, id, text: delta, state: 'streaming' });
  return { ...message, parts: message.parts.with(at, { ...part, text: part.text + delta }) };
}

function withSearch(
  message: ChatMessage,
  chunk: { readonly toolCallId: string; readonly toolName?: string },
  change: WithoutIdentity<SearchPart>,
): ChatMessage {
  const at = message.parts.findIndex((part) => part.type === SEARCH_PART && part.toolCallId === chunk.toolCallId);
  const part: SearchPart = { type: SEARCH_PART, toolCallId: chunk.toolCallId, ...change };
  if (at >= 0) return { ...message, parts: message.parts.with(at, part) };
  return chunk.toolName === SEARCH_TOOL ? withPart(message, part) : message;
}

function withSource(message: ChatMessage, data: unknown): ChatMessage {
  if (!isAnsweredBy(data)) return message;
  const others = message.parts.filter(({ type }) => type !== ANSWER_SOURCE_CHUNK);
  return { ...message, parts: [...others, { type: ANSWER_SOURCE_CHUNK, data }] };
}

function queryOf(value: unknown): string {
  const { query } = fieldsOf(value);
  return typeof query === 'string' ? query : '';
}

function outputOf(value: unknown): { readonly query: string; readonly hits: readonly FoundHit[] } {
  const { hits } = fieldsOf(value);
  return { query: queryOf(value), hits: Array.isArray(hits) ? hits.map(foundHit) : [] };
}

function foundHit(value: unknown): FoundHit {
  const { objectID, url } = fieldsOf(value);
  return { objectID: typeof objectID === 'string' ? objectID : '', url: typeof url === 'string' ? url : '' };
}

type WithoutIdentity<Part> = Part extends unknown ? Omit<Part, 'type' | 'toolCallId'> : never;
