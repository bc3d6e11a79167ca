import type { SearchClient } from '@feedback-docs/dialog';
import { type AssistantConnection, AssistantError, loadSuggestedQuestions } from '@feedback-docs/dialog/assistant';
import { ANSWER_SOURCE_CHUNK } from '@feedback-docs/protocol';
import { getAnswerWorker } from './searchWorkerHost.ts';
import type { WorkerSettings } from './workerMessages.ts';

/** Here, so that all code of the assistant comes together. */
export { createAssistantPanel } from '@feedback-docs/dialog/assistant';

type Sent = Parameters<AssistantConnection['transport']['sendMessages']>[0];
type AnswerStream = Awaited<ReturnType<AssistantConnection['transport']['sendMessages']>>;

interface WorkerAssistantOptions {
  /** Whose suggested questions are offered. */
  id: string;
  client: SearchClient;
  settings: WorkerSettings;
}

/** The assistant that quotes the docs, in a worker: no server is asked, and ratings stay in the browser. */
export function createWorkerAssistant({ id, client, settings }: WorkerAssistantOptions): AssistantConnection {
  // Whoever opens it is about to ask.
  getAnswerWorker(settings).fetchAhead('prepareAnswers');
  return {
    transport: {
      sendMessages: async (sent) => answerStream(sent, settings),
      reconnectToStream: async () => null,
    },
    sendFeedback: async () => undefined,
    suggestQuestions: () => loadSuggestedQuestions(client, id),
  };
}

function answerStream({ messages, abortSignal }: Sent, settings: WorkerSettings): AnswerStream {
  abortSignal?.throwIfAborted();
  const worker = getAnswerWorker(settings);
  let id = 0;
  const stop = () => worker.stop(id);
  return new ReadableStream({
    start(controller) {
      // Nothing but quotations comes out of this worker.
      controller.enqueue({ type: ANSWER_SOURCE_CHUNK, data: 'quotes' });
      id = worker.ask(
        (asked) => ({ type: 'ask', id: asked, messages }),
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
