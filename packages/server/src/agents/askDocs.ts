import { randomUUID } from 'node:crypto';
import { type AnswerOutcome, citedIn } from '@feedback-docs/answers';
import type { Addresses } from '@feedback-docs/pages/addresses';
import { assistantError, MAX_QUESTION_LENGTH, ProtocolError } from '@feedback-docs/protocol';
import type { AssistantApiDeps } from '../assistant/assistantApi.ts';
import type { Reader } from '../http/reader/identifyReader.ts';
import { withTimeout } from '../withTimeout.ts';

/** What answers of the assistant to programs stand on: the same source, limits and log as those to readers. */
export type AskDeps = Pick<AssistantApiDeps, 'source' | 'timeoutMs' | 'limits' | 'questions'>;

/** A question from a program. */
export interface Asked {
  readonly question: string;
  /** The title of the page it is about, if it is about one. */
  readonly page?: string | undefined;
  readonly reader: Reader;
  readonly addresses: Pick<Addresses, 'toAddress'>;
}

/** A whole answer. */
export interface Answered {
  readonly outcome: AnswerOutcome;
  /** Markdown whose links are complete. */
  readonly markdown: string;
  /** Paths of the sections that it links to. */
  readonly cited: readonly string[];
}

const MAX_ANSWER_MS = 60_000;

/**
 * Asks the assistant and waits for the whole answer. Throws what its routes throw: a LimitError for too many questions and a ProtocolError,
 * each with a sentence for the reader.
 */
export async function askDocs(
  { source, timeoutMs, limits, questions }: AskDeps,
  { question, page, reader, addresses }: Asked,
): Promise<Answered> {
  const text = (page === undefined ? question : `About “${page}”: ${question}`).trim();
  if (question.trim() === '' || text.length > MAX_QUESTION_LENGTH)
    throw new ProtocolError(400, `A question has 1 to ${MAX_QUESTION_LENGTH} characters.`);
  const release = await limits.stream(reader);
  try {
    await limits.chat(reader);
    const loaded = await withTimeout(source, timeoutMs, () => {
      throw assistantError('AI-206');
    });
    if (loaded === null) throw assistantError('AI-207');
    await limits.repeat(reader, text);
    const id = randomUUID();
    const message = { id, role: 'user', parts: [{ type: 'text', text }] } as const;
    const address = limits.digest(reader);
    const signal = AbortSignal.timeout(MAX_ANSWER_MS);
    const { outcome, answer } = await collect(
      loaded.answer({ messages: [message], searchParameters: {}, messageId: id, address, signal }),
    );
    questions.asked({ id, message, outcome, answer, address, readerToken: null });
    return { outcome, markdown: withAddresses(answer, addresses), cited: citedIn(answer) };
  } finally {
    release();
  }
}

type Answer = ReturnType<NonNullable<Awaited<AskDeps['source']>>['answer']>;

async function collect(chunks: Answer): Promise<{ outcome: AnswerOutcome; answer: string }> {
  let answer = '';
  for (;;) {
    const { done, value } = await chunks.next();
    if (done === true) return { outcome: value, answer: answer.trim() };
    if (value.type === 'error') throw new ProtocolError(503, value.errorText);
    if (value.type === 'text-end') answer += '\n\n';
    if (value.type === 'text-delta') answer += value.delta;
  }
}

function withAddresses(answer: string, { toAddress }: Pick<Addresses, 'toAddress'>): string {
  return answer.replace(/\]\((\/[^)\s]*)\)/g, (_, path: string) => `](${toAddress(path)})`);
}
