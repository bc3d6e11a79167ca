import type { UIMessage, UIMessageChunk } from 'ai';
import type { AssistantConnection } from '../src/assistant/AssistantConnection.ts';
import type { Feedback } from '../src/conversation/ChatMessage.ts';

/** An answer that a test lets come piece by piece. */
export interface FakeAnswer {
  readonly messages: readonly UIMessage[];
  readonly body: object | undefined;
  readonly signal: AbortSignal | undefined;
  send(...chunks: readonly UIMessageChunk[]): void;
  /** Sends a whole text as the answer and ends it. */
  finish(text: string): void;
  /** Ends the stream as it is. */
  end(): void;
  fail(error: Error): void;
}

/** A whole small assistant in memory: it answers when the test says so. */
export interface FakeAssistant extends AssistantConnection {
  /** What was asked, in order. */
  readonly asked: FakeAnswer[];
  readonly rated: (readonly [messageId: string, feedback: Feedback])[];
  /** Called before a rating is accepted: wait in it, or throw. */
  beforeRating: () => Promise<void>;
}

/** An assistant that has heard nothing yet and suggests two questions. */
export function createFakeAssistant(): FakeAssistant {
  const fake: FakeAssistant = {
    asked: [],
    rated: [],
    beforeRating: async () => {},
    transport: {
      async sendMessages({ messages, body, abortSignal }) {
        const { answer, stream } = openAnswer(messages, body, abortSignal);
        fake.asked.push(answer);
        return stream;
      },
      reconnectToStream: async () => null,
    },
    async sendFeedback(messageId, feedback) {
      fake.rated.push([messageId, feedback]);
      await fake.beforeRating();
    },
    suggestQuestions: async () => [
      { objectID: 'suggested-quotas', question: 'How do I limit responses?' },
      { objectID: 'suggested-export', question: 'How do I export answers?' },
    ],
  };
  return fake;
}

function openAnswer(messages: readonly UIMessage[], body: object | undefined, signal: AbortSignal | undefined) {
  const { readable, writable } = new TransformStream<UIMessageChunk, UIMessageChunk>();
  const writer = writable.getWriter();
  const write = (chunk: UIMessageChunk) => void writer.write(chunk).catch(() => undefined);
  signal?.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined));
  const answer: FakeAnswer = {
    messages,
    body,
    signal,
    send: (...chunks) => chunks.forEach(write),
    finish(text) {
      write({ type: 'text-start', id: 'text' });
      write({ type: 'text-delta', id: 'text', delta: text });
      write({ type: 'text-end', id: 'text' });
      write({ type: 'finish' });
      void writer.close().catch(() => undefined);
    },
    end: () => void writer.close().catch(() => undefined),
    fail: (error) => void writer.abort(error),
  };
  return { answer, stream: readable };
}
