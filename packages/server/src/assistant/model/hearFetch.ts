/**
 * The same fetch, which calls `onSign` when a request goes out, and whenever anything of its answer arrives: the head,
 * and every piece of the body, also what event streams send only to keep a connection alive.
 */
export function hearFetch(onSign: () => void): typeof fetch {
  return async (input, init) => {
    // The provider is waited for from here on; what the server did before is not its silence.
    onSign();
    const response = await fetch(input, init);
    onSign();
    if (response.body === null) return response;
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          onSign();
          controller.enqueue(piece);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };
}
