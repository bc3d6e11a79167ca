import type { AnswerChunk } from '@feedback-docs/protocol';

/** The same answer with each chunk replaced by those that `rewrite` gives for it. It ends as it would have. */
export async function* rewriteAnswer<Outcome>(
  answer: AsyncGenerator<AnswerChunk, Outcome>,
  rewrite: (chunk: AnswerChunk) => Iterable<AnswerChunk>,
): AsyncGenerator<AnswerChunk, Outcome> {
  let isOver = false;
  try {
    for (;;) {
      const next = await answer.next();
      isOver = next.done === true;
      if (next.done === true) return next.value;
      yield* rewrite(next.value);
    }
  } finally {
    // A reader who leaves ends this generator only; the one behind it has to be told.
    if (!isOver) await answer.return(undefined as never);
  }
}
