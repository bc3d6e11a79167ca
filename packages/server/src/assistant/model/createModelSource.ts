import type { AnswerOutcome, AnswerSearch, Contact, SectionText } from '@feedback-docs/answers';
import { ANSWER_SOURCE_CHUNK, type AnswerChunk, SEARCH_TOOL } from '@feedback-docs/protocol';
import type { AnswerSource } from '../AnswerSource.ts';
import { createLinkGuard } from './createLinkGuard.ts';
import type { TokenBudget } from './createTokenBudget.ts';
import { ModelError, reasonOf } from './ModelError.ts';
import type { OpenModel } from './openModel.ts';
import { type ModelTimeouts, withTimeouts } from './withTimeouts.ts';
import { type ModelEvent, writeAnswer } from './writeAnswer.ts';

/** What a source of written answers is made of. */
export interface ModelSourceOptions {
  readonly model: OpenModel;
  readonly search: AnswerSearch;
  readonly sections: readonly SectionText[];
  /** Finds sections for the model, and answers instead when the model does not. */
  readonly quotes: AnswerSource;
  readonly budget: TokenBudget;
  /** Whom readers can ask when the docs don't say; the only e-mail address that a written answer may hold. */
  readonly contact: Contact;
  /** Whether a path, without its anchor, is a page of the site. */
  readonly isPage: (path: string) => boolean;
  readonly times: ModelTimeouts;
  /** Called with the reason when quotations replace the model's answer. */
  readonly onFallback: (reason: string) => void;
}

/** Begins the quotations below a written answer that broke off. */
export const BROKEN_OFF = 'The written answer broke off. This is what the docs say themselves:';

/**
 * Answers that a language model writes from searches of the docs. Links lead only to sections that were found and are
 * pages of the site. When the model fails in any way, the answer that quotes follows at once, and says so.
 */
export function createModelSource(options: ModelSourceOptions): AnswerSource {
  const { model, search, budget, contact, quotes, times, onFallback } = options;
  const sources = { search, quotes, sections: new Map(options.sections.map((section) => [section.url, section])) };
  return {
    async *answer(request) {
      yield { type: 'start', messageId: request.messageId };
      const stopped = new AbortController();
      const signal = AbortSignal.any([request.signal, stopped.signal]);
      const events = withTimeouts(
        (onSign) => {
          const { messages, address } = request;
          return writeAnswer(messages, { model: model(onSign), sources, budget, address, contact, signal });
        },
        times,
        { signal: request.signal, stop: (reason) => stopped.abort(reason) },
      );
      const printer = createPrinter(request.messageId, options);
      try {
        for await (const event of events) yield* printer.print(event);
        yield* printer.finish();
        return printer.outcome();
      } catch (error) {
        if (request.signal.aborted) return printer.outcome();
        onFallback(reasonOf(error));
      } finally {
        stopped.abort(new ModelError('the answer is over'));
      }
      yield* printer.breakOff();
      yield { type: ANSWER_SOURCE_CHUNK, data: 'quotes' };
      return yield* quoted(quotes.answer(request), printer.hasText());
    },
  };
}

/** The answer that quotes, without the start that was sent before. */
async function* quoted(
  answer: AsyncGenerator<AnswerChunk, AnswerOutcome>,
  isBrokenOff: boolean,
): AsyncGenerator<AnswerChunk, AnswerOutcome> {
  for (;;) {
    const next = await answer.next();
    if (next.done === true) return next.value;
    if (next.value.type === 'start') continue;
    yield next.value;
    if (isBrokenOff && next.value.type === 'text-start') {
      yield { type: 'text-delta', id: next.value.id, delta: `${BROKEN_OFF}\n\n` };
    }
  }
}

/** Turns what a model does into the events of an answer: searches and texts each in steps of their own. */
function createPrinter(messageId: string, { isPage, contact }: Pick<ModelSourceOptions, 'isPage' | 'contact'>) {
  const found = new Set<string>();
  const open = new Map<string, { toolCallId: string; query: string }>();
  const openGuard = () => createLinkGuard({ isKnown: (target) => found.has(target), email: contact.email });
  let guard = openGuard();
  let step: 'none' | 'search' | 'text' = 'none';
  let id = '';
  let texts = 0;
  let searches = 0;
  let hasLink = false;

  function* enter(next: 'search' | 'text'): Generator<AnswerChunk> {
    if (step === next) return;
    yield* leave();
    yield { type: 'start-step' };
    step = next;
    if (next !== 'text') return;
    texts += 1;
    id = `written-${messageId}-${texts}`;
    yield { type: 'text-start', id };
  }

  function* leave(): Generator<AnswerChunk> {
    if (step === 'text') yield { type: 'text-end', id };
    if (step !== 'none') yield { type: 'finish-step' };
    step = 'none';
  }

  function* write(delta: string): Generator<AnswerChunk> {
    // White space alone begins no text.
    if (delta === '' || (step !== 'text' && delta.trim() === '')) return;
    yield* enter('text');
    hasLink ||= /\]\(\//.test(delta);
    yield { type: 'text-delta', id, delta };
  }

  /** Ends the text; readers of Markdown take the next one for a text of its own. */
  function* endText(): Generator<AnswerChunk> {
    const rest = guard.end();
    guard = openGuard();
    yield* write(rest);
  }

  return {
    *print(event: ModelEvent): Generator<AnswerChunk> {
      if (event.type === 'text') {
        yield* write(guard.push(event.text));
      } else if (event.type === 'search') {
        yield* endText();
        yield* enter('search');
        searches += 1;
        const { query } = event;
        const toolCallId = `search-${messageId}-${searches}`;
        open.set(event.id, { toolCallId, query });
        yield { type: 'tool-input-start', toolCallId, toolName: SEARCH_TOOL };
        yield { type: 'tool-input-available', toolCallId, toolName: SEARCH_TOOL, input: { query } };
      } else if (event.type === 'found') {
        const call = open.get(event.id);
        if (call === undefined) return;
        open.delete(event.id);
        for (const { url = '' } of event.hits) if (isPage(url.replace(/#.*/, ''))) found.add(url);
        yield* enter('search');
        yield {
          type: 'tool-output-available',
          toolCallId: call.toolCallId,
          output: { query: call.query, hits: event.hits },
        };
      }
    },
    *finish(): Generator<AnswerChunk> {
      yield* endText();
      if (texts === 0) throw new ModelError('nothing of what it wrote can be shown');
      yield* leave();
      yield { type: 'finish' };
    },
    /** Ends what is open. */
    *breakOff(): Generator<AnswerChunk> {
      yield* endText();
      for (const { toolCallId, query } of open.values()) {
        yield { type: 'tool-output-available', toolCallId, output: { query, hits: [] } };
      }
      yield* leave();
    },
    hasText: () => texts > 0,
    outcome: (): AnswerOutcome => {
      if (hasLink) return 'answered';
      return searches > 0 ? 'refused' : 'talk';
    },
  };
}
