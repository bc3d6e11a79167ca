import { currentTrace } from '../../http/traceContext.ts';
import { ModelError } from './ModelError.ts';

/**
 * Most bytes of one answer of a provider: twelve hundred tokens come to half a million in their events, and thoughts
 * come before them.
 */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * A fetch that calls `onSign` when a request is sent and whenever a part of the response arrives: the head, and every
 * chunk of the body, including keep-alive comments of event streams. Fails with a ModelError when the body is too long or
 * the response is a redirect, which could lead anywhere.
 */
export function watchFetch(onSign: () => void): typeof fetch {
  return async (input, init) => {
    // The provider is waited for from here on; what the server did before is not its silence.
    onSign();
    const headers = new Headers(init?.headers);
    const trace = currentTrace();
    if (trace !== undefined) headers.set('traceparent', trace);
    const response = await fetch(input, { ...init, headers, redirect: 'manual' });
    onSign();
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new ModelError(
        `it redirects to another address (status ${response.status}), where neither questions nor keys are sent; set MODEL_BASE_URL to the address that answers`,
      );
    }
    if (response.body === null) return response;
    let bytes = 0;
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          onSign();
          bytes += piece.byteLength;
          if (bytes > MAX_BYTES) controller.error(new ModelError(`it sent more than ${MAX_BYTES} bytes`));
          else controller.enqueue(piece);
        },
      }),
    );
    const { status, statusText } = response;
    return new Response(body, { status, statusText, headers: response.headers });
  };
}
