import type { AnswerSource } from '../src/assistant/AnswerSource.ts';
import type { AssistantApiDeps } from '../src/assistant/assistantApi.ts';
import { countInMemory } from '../src/assistant/limits/countInMemory.ts';
import { createLimits } from '../src/assistant/limits/createLimits.ts';
import type { AskedQuestion, QuestionLog } from '../src/assistant/questions/createQuestionLog.ts';
import { configuredTokenKeys } from '../src/assistant/tokens/configuredTokenKeys.ts';
import { createTokens } from '../src/assistant/tokens/createTokens.ts';

/** An assistant that answers every question with a fixed sentence, or with the given source, and keeps its questions in a list. */
export function createTestAssistant({
  source = fixedAnswer('Quotas limit responses. [Quotas](/docs/quotas)'),
  now = Date.now,
  timeoutMs = 1000,
  rate,
}: {
  source?: AnswerSource | null | Promise<AnswerSource | null>;
  now?: () => number;
  timeoutMs?: number;
  /** Default: every answer that was given can be rated. */
  rate?: QuestionLog['rate'];
} = {}): Omit<AssistantApiDeps, 'corsOrigins' | 'addressForm'> & { asked: AskedQuestion[] } {
  const asked: AskedQuestion[] = [];
  const questions: QuestionLog = {
    asked: (question) => void asked.push(question),
    rate:
      rate ??
      (async ({ messageId }, rater) =>
        asked.some(({ id, message, address }) => id === messageId || (message.id === messageId && address === rater))
          ? 'kept'
          : 'unknown'),
  };
  return {
    source: Promise.resolve(source),
    timeoutMs,
    tokens: createTokens(configuredTokenKeys(['a secret of the tests that is long enough']), now),
    limits: createLimits(countInMemory(now), { now }),
    questions,
    asked,
  };
}

/** A source with one answer for everything, in the shape of every answer: a search, a new step, a text. */
export function fixedAnswer(text: string): AnswerSource {
  return {
    async *answer({ messageId, signal }) {
      yield { type: 'start', messageId };
      yield { type: 'start-step' };
      yield { type: 'tool-input-start', toolCallId: 'search-1', toolName: 'searchIndex' };
      yield {
        type: 'tool-input-available',
        toolCallId: 'search-1',
        toolName: 'searchIndex',
        input: { query: 'quota' },
      };
      yield { type: 'tool-output-available', toolCallId: 'search-1', output: { query: 'quota', hits: [] } };
      yield { type: 'finish-step' };
      if (signal.aborted) return 'answered';
      yield { type: 'start-step' };
      yield { type: 'text-start', id: 'text-1' };
      yield { type: 'text-delta', id: 'text-1', delta: text };
      yield { type: 'text-end', id: 'text-1' };
      yield { type: 'finish-step' };
      yield { type: 'finish' };
      return 'answered';
    },
  };
}
