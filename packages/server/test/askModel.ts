import type { Section } from '@feedback-docs/answers';
import type { AnswerChunk, ChatRequest } from '@feedback-docs/protocol';
import type { AnswerSource } from '../src/assistant/AnswerSource.ts';
import { announceSource } from '../src/assistant/announceSource.ts';
import { createModelSource } from '../src/assistant/model/createModelSource.ts';
import { createTokenBudget, type TokenBudget } from '../src/assistant/model/createTokenBudget.ts';
import { openModel } from '../src/assistant/model/openModel.ts';
import type { ModelTimeouts } from '../src/assistant/model/withTimeouts.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { createFixtureIndex } from './createFixtureIndex.ts';
import { fixedAnswer } from './createTestAssistant.ts';
import { fixtureRecords } from './fixtureRecords.ts';
import { type ModelReply, type ModelServer, startModelServer } from './startModelServer.ts';

/** What the tests' server sends to the provider, and to nobody else. */
export const API_KEY = 'key-1-of-the-tests';
const pages = new Set(fixtureRecords.map(({ url_without_anchor }) => url_without_anchor));

/** How a test's model is set; by default as the server sets it, with an OpenAI-compatible provider. */
interface Options {
  provider?: 'openai-compatible' | 'anthropic';
  budget?: TokenBudget;
  times?: ModelTimeouts;
  quotes?: AnswerSource;
  sections?: readonly Section[];
  messages?: ChatRequest['messages'];
  reasons?: string[];
}

/** A source of written answers that asks the given server. */
export function createTestSource(
  { baseUrl }: ModelServer,
  {
    provider = 'openai-compatible',
    budget = createTokenBudget(1_000_000),
    times,
    quotes = fixedAnswer('Quoted.'),
    sections = [],
    reasons = [],
  }: Options = {},
) {
  const { model } = parseSettings({
    MODEL_PROVIDER: provider,
    MODEL_BASE_URL: baseUrl,
    MODEL_NAME: 'house-model',
    MODEL_API_KEY: API_KEY,
  });
  if (model === null) throw new Error('the model is not set');
  const source = createModelSource({
    model: openModel(model),
    search: createFixtureIndex(),
    sections,
    quotes,
    budget,
    contact: { email: 'support@example.com', phone: '+1 202-555-0142' },
    isPage: (path) => pages.has(path),
    times: times ?? { idleTimeoutMs: model.idleTimeoutMs },
    onFallback: (reason) => reasons.push(reason),
  });
  return announceSource(source, 'model');
}

/** Asks a question that the provider answers with the given replies, one for each of its requests. */
export async function ask(replies: ModelReply[], options: Options = {}) {
  await using server = await startModelServer(...replies);
  return { ...(await askServer(server, options)), server };
}

/** Asks a server that may be down. */
export async function askServer(server: ModelServer, options: Options = {}) {
  const reasons: string[] = [];
  const started = performance.now();
  const collected = await collect(
    createTestSource(server, { ...options, reasons }).answer(requestFor(undefined, options.messages)),
  );
  return { ...collected, ms: performance.now() - started, reasons };
}

/** A request of a conversation; by default of one question. */
export function requestFor(
  signal = new AbortController().signal,
  messages: ChatRequest['messages'] = [{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'What is a label?' }] }],
) {
  return { messages, searchParameters: {}, messageId: 'answer-1', signal };
}

/** All chunks of an answer, and its outcome. */
async function collect<Outcome>(answer: AsyncGenerator<AnswerChunk, Outcome>) {
  const chunks: AnswerChunk[] = [];
  let step = await answer.next();
  for (; step.done !== true; step = await answer.next()) chunks.push(step.value);
  return { chunks, outcome: step.value };
}

/** All that is written in an answer. */
export function textOf(chunks: readonly AnswerChunk[]): string {
  return chunks.map((chunk) => (chunk.type === 'text-delta' ? chunk.delta : '')).join('');
}

/** The chunks with the addresses of their hits, and pieces of the same text joined. */
export function shortened(chunks: readonly AnswerChunk[]): unknown[] {
  return withJoinedText(chunks).map((chunk) =>
    chunk.type === 'tool-output-available'
      ? { ...chunk, output: { ...chunk.output, hits: chunk.output.hits.map(({ url }) => url) } }
      : chunk,
  );
}

/** The chunks, with pieces of the same text joined. */
export function withJoinedText(chunks: readonly AnswerChunk[]): AnswerChunk[] {
  const joined: AnswerChunk[] = [];
  for (const chunk of chunks) {
    const last = joined.at(-1);
    if (chunk.type === 'text-delta' && last?.type === 'text-delta' && last.id === chunk.id) {
      joined[joined.length - 1] = { ...last, delta: last.delta + chunk.delta };
    } else joined.push(chunk);
  }
  return joined;
}

/** The chunks of the answer that quotes, without their start. */
export async function quoteChunks(): Promise<AnswerChunk[]> {
  return (await collect(fixedAnswer('Quoted.').answer(requestFor()))).chunks.slice(1);
}

/** The same where nothing was written before: its first visible part says that it is quoted. */
export async function quotesAlone(): Promise<AnswerChunk[]> {
  return (await collect(announceSource(fixedAnswer('Quoted.'), 'quotes').answer(requestFor()))).chunks.slice(1);
}
