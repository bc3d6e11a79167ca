import type { ModelReply } from './startModelServer.ts';

/** An event of a stream of the Messages API, as Anthropic's documentation of streaming shows them. */
type MessagesEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** How the connection goes on after the events: it ends, breaks in the middle of one, or stays open in silence. */
type Ending = 'whole' | 'cut' | 'stalled';

/** Plays the events of one message. */
export function message(events: readonly MessagesEvent[], ending: Ending = 'whole'): ModelReply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const body = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
    if (ending === 'whole') response.end(body);
    else if (ending === 'stalled') response.write(body);
    else {
      response.write(`${body}event: content_block_delta\ndata: {"type":"conte`, () =>
        setTimeout(() => response.destroy(), 20),
      );
    }
  };
}

/** Begins a message, with a ping as the provider sends them at any time. */
export function begin(): MessagesEvent[] {
  const usage = { input_tokens: 90, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 1 };
  return [
    {
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'house-model',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage,
      },
    },
    { type: 'ping' },
  ];
}

/** A thought, which readers don't see. */
export function thinking(index: number, text: string): MessagesEvent[] {
  return block(index, { type: 'thinking', thinking: '', signature: '' }, [
    { type: 'thinking_delta', thinking: text },
    { type: 'signature_delta', signature: 'EqQBCgIYAhIM' },
  ]);
}

/** A text in the given pieces. */
export function written(index: number, ...pieces: string[]): MessagesEvent[] {
  return block(
    index,
    { type: 'text', text: '' },
    pieces.map((text) => ({ type: 'text_delta', text })),
  );
}

/** A search, its input in pieces, the first of them empty. */
export function search(index: number, query: string): MessagesEvent[] {
  const input = JSON.stringify({ query });
  return block(
    index,
    { type: 'tool_use', id: `toolu_${index}`, name: 'searchIndex', input: {} },
    ['', input.slice(0, 7), input.slice(7)].map((piece) => ({ type: 'input_json_delta', partial_json: piece })),
  );
}

/** Ends a message. */
export function finish(reason: 'end_turn' | 'tool_use'): MessagesEvent[] {
  return [
    { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 10 } },
    { type: 'message_stop' },
  ];
}

/** What the provider sends in the middle of a stream when it has too much to do. */
export function overloaded(): MessagesEvent[] {
  return [{ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }];
}

/** Answers with an error instead of a stream. */
export function refusal(status: number, type: string, text = 'The provider is out of order.'): ModelReply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '30' });
    response.end(JSON.stringify({ type: 'error', error: { type, message: text }, request_id: 'req_1' }));
  };
}

function block(index: number, content: object, deltas: readonly object[]): MessagesEvent[] {
  return [
    { type: 'content_block_start', index, content_block: content },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ];
}
