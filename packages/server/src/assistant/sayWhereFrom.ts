import { ANSWER_SOURCE_CHUNK, type AnsweredBy } from '@feedback-docs/protocol';
import type { AnswerSource } from './AnswerSource.ts';

/**
 * The same source, whose answers say after their start that they are quoted or written by a model. It is said in the
 * stream, not in a header: an answer that turns from a model to quotations says so again, and the last word counts.
 */
export function sayWhereFrom(source: AnswerSource, answeredBy: AnsweredBy): AnswerSource {
  return {
    async *answer(request) {
      const chunks = source.answer(request);
      const first = await chunks.next();
      if (first.done === true) return first.value;
      yield first.value;
      yield { type: ANSWER_SOURCE_CHUNK, data: answeredBy };
      return yield* chunks;
    },
  };
}
