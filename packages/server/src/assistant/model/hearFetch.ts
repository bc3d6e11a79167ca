/**
 * The same fetch, which calls `onSign` whenever anything of an answer arrives: its head, and every piece of its body,
 * also what event streams send only to keep a connection alive.
 */
export function hearFetch(onSign: () => void): typeof fetch {
  return async (input, init) => {
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
