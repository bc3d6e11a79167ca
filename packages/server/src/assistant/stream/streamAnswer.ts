import type { ServerResponse } from 'node:http';
import { type AnswerChunk, assistantError, ProtocolError } from '@feedback-docs/protocol';
import type { StreamEnd } from '../AnswerSource.ts';

/** What a stream is made of, and its times in milliseconds. */
export interface StreamOptions<Outcome> {
  readonly response: ServerResponse;
  /** Starts the source; the signal ends it. */
  readonly start: (signal: AbortSignal) => AsyncGenerator<AnswerChunk, Outcome>;
  /** Sees every chunk before it goes out and may change it. Default: goes out as it is. */
  readonly prepare?: (chunk: AnswerChunk) => AnswerChunk;
  /** Called with errors; the reader gets a neutral sentence. */
  readonly onError?: (error: unknown) => void;
  /** Longest answer; default 60 s. */
  readonly longestMs?: number;
  /** Time between signs of life while nothing is to be sent; default 15 s. */
  readonly heartbeatMs?: number;
  /** A reader that takes nothing for this long is cut off; default 20 s. */
  readonly idleTimeoutMs?: number;
  /** Ends the answer because the server is about to end; the reader gets a sentence. Default: never. */
  readonly closing?: AbortSignal | undefined;
}

/** Bytes that may wait for one reader. */
export const MAX_BUFFERED_BYTES = 256 * 1024;
/** Characters that are put together to be sent at once. */
const MAX_TOGETHER = 16 * 1024;

const RESTARTING = 'The server is being restarted. Please ask again in a few seconds.';

class StalledReaderError extends Error {}

/**
 * Sends an answer as server-sent events, one JSON chunk each, as fast as the reader takes them: while the socket is
 * full the source is not asked for more. Never rejects. The response's head must not be out yet.
 */
export async function streamAnswer<Outcome>({
  response,
  start,
  prepare = (chunk) => chunk,
  onError = () => undefined,
  longestMs = 60_000,
  heartbeatMs = 15_000,
  idleTimeoutMs = 20_000,
  closing,
}: StreamOptions<Outcome>): Promise<StreamEnd<Outcome>> {
  const ending = new AbortController();
  const { signal } = ending;
  // One for all chunks: a listener for each costs as much as sending it.
  const aborted = abortOf(signal);
  // AbortSignal.timeout cannot be cleared: it would keep every answer in memory until its time is up.
  const late = setTimeout(() => ending.abort(assistantError('AI-208')), longestMs);
  const close = () => ending.abort(assistantError('AI-206', RESTARTING));
  if (closing?.aborted === true) close();
  else closing?.addEventListener('abort', close, { once: true });
  const leave = () => ending.abort();
  response.once('close', leave);
  response.once('error', leave);
  // A comment: event streams have them, and clients skip them.
  const heartbeat = setInterval(() => {
    if (!response.writableNeedDrain) response.write(': waiting\n\n');
  }, heartbeatMs);

  // What the source has ready goes out as one: each write is work for the system and wakes the reader.
  let ready = '';
  const flush = () => {
    if (ready !== '' && !response.destroyed) response.write(ready);
    ready = '';
  };
  const send = async (chunk: AnswerChunk) => {
    if (ready === '') process.nextTick(flush);
    ready += `data: ${JSON.stringify(prepare(chunk))}\n\n`;
    if (ready.length > MAX_TOGETHER) flush();
    if (response.writableLength + ready.length > MAX_BUFFERED_BYTES) throw new StalledReaderError();
    if (response.writableNeedDrain) await drained(response, idleTimeoutMs);
  };
  const fail = async (chunk: AnswerChunk) => {
    await send(chunk).catch(() => response.destroy());
    return 'failed' as const;
  };

  try {
    const source = start(signal);
    for (;;) {
      const step = source.next();
      step.catch(() => undefined);
      const next = await Promise.race([aborted, step]);
      if (next === 'aborted') {
        // Not awaited: a busy source notices at its next step.
        void source.return(undefined as never).catch(() => undefined);
        if (!(signal.reason instanceof ProtocolError)) return 'stopped';
        return await fail({ type: 'error', errorText: signal.reason.message });
      }
      if (next.done === true) return next.value;
      await send(next.value);
    }
  } catch (error) {
    if (signal.aborted && !(signal.reason instanceof ProtocolError)) return 'stopped';
    if (error instanceof StalledReaderError) {
      response.destroy();
      return 'stopped';
    }
    onError(error);
    const { message } = error instanceof ProtocolError ? error : assistantError('AI-207');
    return await fail({ type: 'error', errorText: message });
  } finally {
    clearTimeout(late);
    clearInterval(heartbeat);
    closing?.removeEventListener('abort', close);
    response.off('close', leave);
    if (!response.destroyed) response.end(`${ready}data: [DONE]\n\n`);
    ready = '';
  }
}

/** Resolves when the signal is aborted. */
function abortOf(signal: AbortSignal): Promise<'aborted'> {
  const { promise, resolve } = Promise.withResolvers<'aborted'>();
  if (signal.aborted) resolve('aborted');
  else signal.addEventListener('abort', () => resolve('aborted'), { once: true });
  return promise;
}

/** Resolves when the socket takes more, or is closed. Rejects when it takes nothing for too long. */
async function drained(response: ServerResponse, idleTimeoutMs: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new StalledReaderError()), idleTimeoutMs);
  const done = () => resolve();
  response.once('drain', done);
  response.once('close', done);
  await promise.finally(() => {
    clearTimeout(timer);
    response.off('drain', done);
    response.off('close', done);
  });
}
