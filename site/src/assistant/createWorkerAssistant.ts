import type { SearchClient } from '@feedback-docs/dialog';
import { type AssistantConnection, AssistantError, loadSuggestedQuestions } from '@feedback-docs/dialog/assistant';
import { ANSWER_SOURCE_CHUNK } from '@feedback-docs/protocol';
import { getSearchWorker } from '@site/src/search/searchWorkerHost';

type Sent = Parameters<AssistantConnection['transport']['sendMessages']>[0];
type AnswerStream = Awaited<ReturnType<AssistantConnection['transport']['sendMessages']>>;

interface WorkerAssistantOptions {
  /** Whose suggested questions are offered. */
  id: string;
  /** Whom a reader can ask when the docs don't say. */
  email: string;
  client: SearchClient;
}

/** The assistant that quotes the docs, in the worker that searches: no server is asked, and ratings stay in the browser. */
export function createWorkerAssistant({ id, email, client }: WorkerAssistantOptions): AssistantConnection {
  return {
    transport: {
      sendMessages: async (sent) => answerStream(sent, email),
      reconnectToStream: async () => null,
    },
    sendFeedback: async () => undefined,
    suggestQuestions: () => loadSuggestedQuestions(client, id),
  };
}

function answerStream({ messages, abortSignal }: Sent, email: string): AnswerStream {
  abortSignal?.throwIfAborted();
  const worker = getSearchWorker();
  let id = 0;
  const stop = () => worker.stop(id);
  return new ReadableStream({
    start(controller) {
      // Nothing but quotations comes out of this worker.
      controller.enqueue({ type: ANSWER_SOURCE_CHUNK, data: 'quotes' });
      id = worker.ask(
        (asked) => ({ type: 'ask', id: asked, messages, email }),
        (answer) => {
          if ('chunk' in answer) {
            controller.enqueue(answer.chunk);
            return;
          }
          worker.forget(answer.id);
          if ('message' in answer) controller.error(unavailable(answer.message));
          else controller.close();
        },
      );
      abortSignal?.addEventListener('abort', () => {
        stop();
        controller.error(abortSignal.reason);
      });
    },
    cancel: stop,
  });
}

function unavailable(message: string): AssistantError {
  console.warn(message);
  return new AssistantError('The documentation could not be read. Check your network connection and try again.');
}
