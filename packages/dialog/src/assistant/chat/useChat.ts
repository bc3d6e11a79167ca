import type { UIMessageChunk } from 'ai';
import { type ActionDispatch, useEffect, useEffectEvent, useReducer } from 'react';
import type { AssistantConnection } from '../AssistantConnection.ts';
import { AssistantError } from '../AssistantError.ts';
import { createId } from '../createId.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import { type ChatAction, type ChatState, chatReducer, isAnswering } from './chatState.ts';
import { toWireMessages } from './toWireMessages.ts';

/**
 * A conversation with the assistant. This is the one place that starts, aborts and orders requests: there is one for
 * each turn, and it is aborted when the reader stops it, turns to another conversation or leaves.
 */
export function useChat(
  connection: AssistantConnection,
  createInitial: () => ChatState,
): [ChatState, ActionDispatch<[ChatAction]>] {
  const [chat, dispatch] = useReducer(chatReducer, null, createInitial);

  const readAnswer = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const stream = await connection.transport.sendMessages({
        trigger: 'submit-message',
        chatId: chat.id,
        messageId: undefined,
        messages: toWireMessages(chat.messages),
        abortSignal: signal,
        ...(chat.suggestedQuestionId === null ? {} : { body: { suggestedQuestionId: chat.suggestedQuestionId } }),
      });
      const fallbackId = createId();
      await readAll(stream, signal, (chunk) => dispatch({ type: 'chunkArrived', chunk, fallbackId }));
      if (!signal.aborted) dispatch({ type: 'answerEnded' });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof AssistantError)) console.warn(error);
      const message = error instanceof AssistantError ? error.message : ASSISTANT_TEXTS.failed;
      dispatch({ type: 'answerFailed', message });
    }
  });

  const runningTurn = isAnswering(chat) ? chat.turn : null;
  useEffect(() => {
    if (runningTurn === null) return undefined;
    const controller = new AbortController();
    void readAnswer(controller.signal);
    return () => controller.abort();
  }, [runningTurn]);

  return [chat, dispatch];
}

/** Resolves when the answer is whole or given up. Rejects when the stream ends without the event that ends an answer. */
async function readAll(
  stream: ReadableStream<UIMessageChunk>,
  signal: AbortSignal,
  onChunk: (chunk: UIMessageChunk) => void,
): Promise<void> {
  const reader = stream.getReader();
  let isWhole = false;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(brokenOff);
      if (signal.aborted || (done && isWhole)) return;
      if (done) throw new AssistantError(ASSISTANT_TEXTS.cutShort);
      if (value.type === 'error') throw new AssistantError(value.errorText);
      onChunk(value);
      isWhole ||= value.type === 'finish';
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** A connection that breaks is an end like any other: whether the answer was whole by then is for the reader to judge. */
function brokenOff(error: unknown): { readonly done: true; readonly value: undefined } {
  if (error instanceof AssistantError) throw error;
  console.warn(error);
  return { done: true, value: undefined };
}
