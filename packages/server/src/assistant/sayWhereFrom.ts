import { ANSWER_SOURCE_CHUNK, type AnswerChunk, type AnsweredBy } from '@feedback-docs/protocol';
import type { AnswerSource } from './AnswerSource.ts';
import { rewriteAnswer } from './stream/rewriteAnswer.ts';

/**
 * The same source, whose answers say with their first visible part that they are quoted or written by a model; stock
 * dialogs take any data event before that for the end of thinking. It is said in the stream, not in a header: an answer
 * that turns from a model to quotations says so again, and the last word counts.
 */
export function sayWhereFrom(source: AnswerSource, answeredBy: AnsweredBy): AnswerSource {
  return {
    answer(request) {
      let from: AnsweredBy = answeredBy;
      let isSaid = false;
      return rewriteAnswer(source.answer(request), (chunk): AnswerChunk[] => {
        if (isSaid) return [chunk];
        if (chunk.type === ANSWER_SOURCE_CHUNK) {
          from = chunk.data;
          return [];
        }
        isSaid = chunk.type === 'tool-input-start' || chunk.type === 'text-start';
        return isSaid ? [chunk, { type: ANSWER_SOURCE_CHUNK, data: from }] : [chunk];
      });
    },
  };
}
