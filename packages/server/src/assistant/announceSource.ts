import { ANSWER_SOURCE_CHUNK, type AnswerChunk, type AnsweredBy } from '@feedback-docs/protocol';
import type { AnswerSource } from './AnswerSource.ts';
import { rewriteAnswer } from './stream/rewriteAnswer.ts';

/**
 * The same source, whose answers say before their first visible part whether they are quoted or written by a model; stock
 * dialogs take any earlier data event for the end of thinking. It is an event and no header, because an answer that falls
 * back from a model to quotations says so again: the last event counts.
 */
export function announceSource(source: AnswerSource, answeredBy: AnsweredBy): AnswerSource {
  return {
    answer(request) {
      let from: AnsweredBy = answeredBy;
      let isAnnounced = false;
      return rewriteAnswer(source.answer(request), (chunk): AnswerChunk[] => {
        if (isAnnounced) return [chunk];
        if (chunk.type === ANSWER_SOURCE_CHUNK) {
          from = chunk.data;
          return [];
        }
        isAnnounced = chunk.type === 'tool-input-start' || chunk.type === 'text-start';
        return isAnnounced ? [chunk, { type: ANSWER_SOURCE_CHUNK, data: from }] : [chunk];
      });
    },
  };
}
