import { ANSWER_SOURCE_CHUNK, type AnswerChunk, SEARCH_TOOL, type SearchHit } from '@feedback-docs/protocol';
import type { Turn } from '../conversation/readConversation.ts';
import type { AnswerPart } from '../quoting/quoteSections.ts';

/** Most characters of one piece of text, which ends between words. Shorter ones do not help readers and cost more events. */
const PIECE_LENGTH = 160;

/** The events of one search of the assistant: announced, asked, answered. */
export function* searchChunks(toolCallId: string, query: string): Generator<AnswerChunk> {
  yield { type: 'tool-input-start', toolCallId, toolName: SEARCH_TOOL };
  yield { type: 'tool-input-available', toolCallId, toolName: SEARCH_TOOL, input: { query } };
}

/** The result of a search of the assistant. */
export function searchResult(toolCallId: string, query: string, hits: readonly SearchHit[]): AnswerChunk {
  return { type: 'tool-output-available', toolCallId, output: { query, hits } };
}

/** A step that writes: the parts of an answer as one text, each sent as soon as it is composed. Says first where nothing is quoted. */
export function* textStep(
  id: string,
  parts: Iterable<AnswerPart>,
  { isQuoted }: { readonly isQuoted: boolean },
): Generator<AnswerChunk> {
  yield { type: 'start-step' };
  if (!isQuoted) yield { type: ANSWER_SOURCE_CHUNK, data: 'templates' };
  yield { type: 'text-start', id };
  let isFirst = true;
  for (const block of blocksOf(parts)) {
    for (const delta of piecesOf(isFirst ? block : `\n\n${block}`)) yield { type: 'text-delta', id, delta };
    isFirst = false;
  }
  yield { type: 'text-end', id };
  yield { type: 'finish-step' };
}

function* blocksOf(parts: Iterable<AnswerPart>): Generator<string> {
  for (const { blocks } of parts) yield* blocks;
}

/** Cuts a text between words; the pieces joined are the text. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const part of text.split(/(?<=\s)(?=\S)/)) {
    if (piece !== '' && piece.length + part.length > PIECE_LENGTH) {
      pieces.push(piece);
      piece = '';
    }
    piece += part;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

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
