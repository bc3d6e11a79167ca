import { assistantError } from './assistantErrors.ts';
import {
  MAX_CONVERSATION_MESSAGES,
  MAX_ID_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_REPLAYED_LENGTH,
} from './assistantLimits.ts';
import type { ChatMessage, ChatRequest, ChatSearchParameters } from './ChatRequest.ts';
import { type Parsed, parsed } from './Parsed.ts';
import { parseSearchQuery } from './parseSearchQuery.ts';
import { type Fields, readFields } from './readField.ts';

/**
 * Reads the body of a question from any JSON value. Unknown roles, parts and fields are left out, and so are
 * replayed tool calls; of a long conversation the newest messages count. Never throws.
 */
export function parseChatRequest(body: unknown): Parsed<ChatRequest> {
  return parsed(() => {
    const fields = readFields(body);
    if (fields === undefined) throw assistantError('AI-201', 'The body must be a JSON object with a list of messages.');
    const suggestedQuestionId = readId(fields, 'suggestedQuestionId');
    return {
      id: readId(fields, 'id'),
      messages: readMessages(fields.get('messages')),
      searchParameters: readSearchParameters(fields.get('searchParameters')),
      ...(suggestedQuestionId === '' ? {} : { suggestedQuestionId }),
    };
  });
}

function readMessages(value: unknown): ChatRequest['messages'] {
  if (!Array.isArray(value)) throw assistantError('AI-201', 'The conversation is missing: messages must be a list.');
  const known = value.flatMap(readMessage);
  const question = known.pop();
  if (question?.role !== 'user') throw assistantError('AI-201', 'The last message must be a question of the reader.');
  const length = textOf(question).length;
  if (textOf(question).trim() === '') throw assistantError('AI-201', 'The question is empty. Please write one.');
  if (length > MAX_QUESTION_LENGTH) {
    throw assistantError(
      'AI-201',
      `Your question has ${length} characters; at most ${MAX_QUESTION_LENGTH} are read. Please shorten it.`,
    );
  }
  const earlier = known.slice(1 - MAX_CONVERSATION_MESSAGES).map(shorten);
  return [...earlier, question];
}

function readMessage(value: unknown): ChatMessage[] {
  const fields = readFields(value);
  const role = fields?.get('role');
  if (fields === undefined || (role !== 'user' && role !== 'assistant')) return [];
  const parts = fields.get('parts');
  const texts = Array.isArray(parts) ? parts.flatMap(readText) : readContent(fields.get('content'));
  return [{ id: readId(fields, 'id'), role, parts: texts.map((text) => ({ type: 'text' as const, text })) }];
}

/** Clients of an older kind send `content` instead of parts. */
function readContent(content: unknown): string[] {
  return typeof content === 'string' ? [content.toWellFormed()] : [];
}

function readText(part: unknown): string[] {
  const fields = readFields(part);
  const text = fields?.get('text');
  return fields?.get('type') === 'text' && typeof text === 'string' ? [text.toWellFormed()] : [];
}

function shorten(message: ChatMessage): ChatMessage {
  let room = MAX_REPLAYED_LENGTH;
  const parts = message.parts.flatMap(({ type, text }) => {
    const kept = text.slice(0, room).toWellFormed();
    room -= kept.length;
    return kept === '' ? [] : [{ type, text: kept }];
  });
  return { ...message, parts };
}

function textOf({ parts }: ChatMessage): string {
  return parts.map(({ text }) => text).join('\n');
}

/** An id of the client's own making; one that is none, or too long to be one, counts as absent. */
function readId(fields: Fields, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' && value.length <= MAX_ID_LENGTH ? value.toWellFormed() : '';
}

/** Only the two filters; a wrong one is refused by the same rules as in a search. */
function readSearchParameters(value: unknown): ChatSearchParameters {
  const fields = readFields(value);
  if (fields === undefined) return {};
  const { facetFilters, filters } = Object.fromEntries(fields);
  const query = parseSearchQuery({ query: '', facetFilters, filters }, 'docs');
  if (!query.ok) throw assistantError('AI-201', `The filters cannot be read: ${query.error.message}`);
  return {
    ...(query.value.facetFilters === undefined ? {} : { facetFilters: query.value.facetFilters }),
    ...(query.value.filters === undefined ? {} : { filters: query.value.filters }),
  };
}
