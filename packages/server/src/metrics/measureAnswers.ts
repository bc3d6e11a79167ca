import type { AnswerSource } from '../assistant/AnswerSource.ts';

/** What is told of each answer; times in seconds since it began. */
interface AnswerWatch {
  began(): void;
  firstText(seconds: number): void;
  ended(outcome: string, seconds: number): void;
}

/** The same source, of whose answers the watch is told. One that the reader left ends as stopped, one that broke as failed. */
export function measureAnswers(source: AnswerSource, watch: AnswerWatch): AnswerSource {
  return {
    async *answer(request) {
      const started = performance.now();
      const seconds = () => (performance.now() - started) / 1000;
      let hasText = false;
      let outcome = 'stopped';
      watch.began();
      try {
        const answer = source.answer(request);
        for (;;) {
          const { done, value } = await answer.next();
          if (done === true) {
            outcome = request.signal.aborted ? 'stopped' : value;
            return value;
          }
          if (!hasText && value.type === 'text-delta') {
            hasText = true;
            watch.firstText(seconds());
          }
          yield value;
        }
      } catch (error) {
        outcome = request.signal.aborted ? 'stopped' : 'failed';
        throw error;
      } finally {
        watch.ended(outcome, seconds());
      }
    },
  };
}
