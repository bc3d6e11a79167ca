import type { Contact } from '@feedback-docs/answers';
import { type ChatMessage, type ChatRequest, SEARCH_TOOL, type SearchHit } from '@feedback-docs/protocol';
import {
  APICallError,
  isStepCount,
  jsonSchema,
  type LanguageModel,
  type LanguageModelUsage,
  type ModelMessage,
  streamText,
  tool,
} from 'ai';
import type { TokenBudget } from './createTokenBudget.ts';
import { ModelError, reasonOf } from './ModelError.ts';
import { type FoundSections, type SectionSources, searchSections } from './searchSections.ts';
import { systemPrompt } from './systemPrompt.ts';

/** What a model does while it answers. */
export type ModelEvent =
  | { readonly type: 'search'; readonly id: string; readonly query: string }
  | { readonly type: 'found'; readonly id: string; readonly hits: readonly SearchHit[] }
  | { readonly type: 'text'; readonly text: string };

const MAX_SEARCHES = 4;
const MAX_OUTPUT_TOKENS = 1200;
/** Bytes a token has at least in all but odd texts: four in English, two to three in code, addresses and other scripts. */
const BYTES_A_TOKEN = 2;
/** Most characters a model reads of what was said before, and of each message: enough for what a question points back to. */
const MAX_HISTORY = 12_000;
const MAX_EARLIER_MESSAGE = 4000;
/** Most characters of an answer; what is asked for has a quarter of it, and a provider need not keep to that. */
const MAX_ANSWER = 20_000;
/** Most characters of the searches of an answer, as they are written in JSON. */
const MAX_INPUTS = 4000;
/** Most characters that are read as one: with more, nothing else gets its turn meanwhile. */
const PIECES = /.{1,2000}/gsu;
const INPUT = jsonSchema<{ query: string }>({
  type: 'object',
  properties: { query: { type: 'string', description: 'a few words' } },
  required: ['query'],
  additionalProperties: false,
});

/**
 * Lets a model answer the last message, with searches of the documentation. Throws a ModelError when the provider
 * fails, stops in the middle, writes nothing, or the budget is used up. A call that is not seen to its end is settled
 * with an estimate of what it took.
 */
export async function* writeAnswer(
  messages: ChatRequest['messages'],
  options: {
    readonly model: LanguageModel;
    readonly sources: SectionSources;
    readonly budget: TokenBudget;
    /** Whose share of the budget it takes; a digest. */
    readonly address: string | undefined;
    readonly contact: Contact;
    readonly signal: AbortSignal;
  },
): AsyncGenerator<ModelEvent, void> {
  const { model, sources, budget, address, contact, signal } = options;
  const instructions = systemPrompt(contact);
  const calls: { readonly bytes: number; readonly settle: (spent: number) => Promise<void> }[] = [];
  let searches = 0;
  const { stream } = streamText({
    model,
    instructions,
    messages: toModelMessages(messages),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    // Quotations are there sooner than a second attempt.
    maxRetries: 0,
    abortSignal: signal,
    stopWhen: isStepCount(MAX_SEARCHES + 1),
    tools: {
      [SEARCH_TOOL]: tool({
        description: 'Searches the documentation and returns its best sections.',
        inputSchema: INPUT,
        async execute({ query }) {
          searches += 1;
          const isAllowed = searches <= MAX_SEARCHES && typeof query === 'string';
          return searchSections(sources, isAllowed ? query : '', {
            // The first search also finds what the reader's own words and those before them mean.
            conversation: searches === 1 ? messages : undefined,
            signal,
          });
        },
        toModelOutput: ({ output: { query, quoted, sections } }) => ({
          type: 'text',
          value: JSON.stringify({ query, quoted, sections }),
        }),
      }),
    },
    async prepareStep({ messages: sent }) {
      const bytes = Buffer.byteLength(instructions) + Buffer.byteLength(JSON.stringify(sent));
      const settle = await budget.reserve(mostTokens(bytes), address);
      calls.push({ bytes, settle });
      return searches >= MAX_SEARCHES ? { toolChoice: 'none' as const } : {};
    },
    // Faults come as parts of the stream; the default would print the conversation.
    onError: () => undefined,
  });

  // Providers may use an id again for a later call.
  const open = new Set<string>();
  let shown = 0;
  let end = '';
  let hasText = false;
  let written = 0;
  let typed = 0;
  try {
    for await (const part of stream) {
      switch (part.type) {
        case 'text-delta':
          for (const [text] of part.text.matchAll(PIECES)) {
            written += text.length;
            if (written > MAX_ANSWER) throw new ModelError(`it wrote more than ${MAX_ANSWER} characters`);
            hasText ||= text.trim() !== '';
            yield { type: 'text', text };
          }
          break;
        case 'tool-input-delta':
          typed += part.delta.length;
          if (typed > MAX_INPUTS) throw new ModelError(`its searches have more than ${MAX_INPUTS} characters`);
          break;
        case 'tool-call':
          if (part.invalid === true || part.toolName !== SEARCH_TOOL) throw new ModelError('it called an unknown tool');
          if (shown === MAX_SEARCHES || open.has(part.toolCallId)) break;
          shown += 1;
          open.add(part.toolCallId);
          yield { type: 'search', id: part.toolCallId, query: queryOf(part.input) };
          break;
        case 'tool-result':
          if (open.delete(part.toolCallId))
            yield { type: 'found', id: part.toolCallId, hits: (part.output as FoundSections).hits };
          break;
        case 'tool-error':
          throw new ModelError('its search failed');
        case 'finish-step': {
          const call = calls.shift();
          await call?.settle(spentTokens(part.usage, mostTokens(call.bytes)));
          end = part.finishReason;
          break;
        }
        case 'error':
          // What is refused, or does not arrive, costs nothing.
          if (APICallError.isInstance(part.error) && !isSuccess(part.error.statusCode)) await calls.shift()?.settle(0);
          throw new ModelError(reasonOf(part.error));
        case 'abort':
          throw new ModelError(reasonOf(signal.reason));
      }
    }
  } finally {
    for (const { bytes, settle } of calls) void settle(Math.ceil(bytes / BYTES_A_TOKEN) + MAX_OUTPUT_TOKENS);
  }
  if (end !== 'stop' && end !== 'length') throw new ModelError(`it stopped in the middle (${end})`);
  if (!hasText) throw new ModelError('it wrote nothing');
}

/** The last message, and as much of those before it as fits, the newest of them first. */
function toModelMessages(messages: readonly ChatMessage[]): ModelMessage[] {
  let room = MAX_HISTORY;
  const read: ModelMessage[] = [];
  for (const [age, { role, parts }] of messages.toReversed().entries()) {
    const text = parts.map((part) => part.text).join('\n');
    const content = age === 0 ? text : text.slice(0, MAX_EARLIER_MESSAGE).toWellFormed();
    if (age > 0) room -= content.length;
    if (room < 0) break;
    if (content.trim() !== '') read.unshift({ role, content });
  }
  return read.slice(read.findIndex(({ role }) => role === 'user'));
}

function isSuccess(status = 0): boolean {
  return status >= 200 && status < 300;
}

/** A token is at least one byte, so that a call never takes more than this. */
function mostTokens(bytes: number): number {
  return bytes + MAX_OUTPUT_TOKENS;
}

/** What a provider says that a call took; the most it can have taken where it says nothing, or what cannot be. */
function spentTokens({ inputTokens = 0, outputTokens = 0 }: LanguageModelUsage, most: number): number {
  const isCredible = inputTokens > 0 && outputTokens >= 0;
  return isCredible ? Math.min(Math.ceil(inputTokens + outputTokens), most) : most;
}

function queryOf(input: unknown): string {
  const query = typeof input === 'object' && input !== null && 'query' in input ? input.query : '';
  return typeof query === 'string' ? query : '';
}
