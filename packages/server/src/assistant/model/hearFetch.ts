import { ModelError } from './ModelError.ts';

/**
 * Most bytes of one answer of a provider: twelve hundred tokens come to half a million in their events, and thoughts
 * come before them.
 */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * The same fetch, which calls `onSign` when a request goes out, and whenever anything of its answer arrives: the head,
 * and every piece of the body, also what event streams send only to keep a connection alive.
 * A body that is too long breaks off with a ModelError, and so does a redirect: it could lead to anybody.
 */
export function hearFetch(onSign: () => void): typeof fetch {
  return async (input, init) => {
    // The provider is waited for from here on; what the server did before is not its silence.
    onSign();
    const response = await fetch(input, { ...init, redirect: 'manual' });
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
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };
}
