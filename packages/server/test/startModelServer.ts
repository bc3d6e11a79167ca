import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** One reply of a model's server to one request, in the order of the requests. */
export type ModelReply = (response: ServerResponse) => void;

/** A model's server on this machine that plays recorded replies: those below in the OpenAI-compatible wire format. */
export interface ModelServer extends AsyncDisposable {
  readonly baseUrl: string;
  /** The bodies of the requests so far. */
  readonly requests: string[];
  /** Their addresses and headers. */
  readonly heads: { readonly url: string; readonly headers: IncomingHttpHeaders }[];
  /** Resolves when a client closes its connection before the reply is over. */
  readonly abandoned: Promise<void>;
}

/** Starts the server; a request beyond the replies gets status 500. */
export async function startModelServer(...replies: ModelReply[]): Promise<ModelServer> {
  const requests: string[] = [];
  const heads: ModelServer['heads'] = [];
  const { promise: abandoned, resolve } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const reply = replies[requests.length] ?? failure(500);
    heads.push({ url: request.url ?? '', headers: request.headers });
    requests.push(await bodyOf(request));
    response.once('close', () => {
      if (!response.writableFinished) resolve();
    });
    reply(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    heads,
    abandoned,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Calls the tool once for each of the queries, its arguments in two pieces. */
export function toolCalls(...queries: string[]): ModelReply {
  return stream(
    ...queries.flatMap((query, index) => {
      const input = JSON.stringify({ query });
      return [
        delta({
          tool_calls: [
            {
              index,
              id: `call_${index}`,
              type: 'function',
              function: { name: 'searchIndex', arguments: input.slice(0, 5) },
            },
          ],
        }),
        delta({ tool_calls: [{ index, function: { arguments: input.slice(5) } }] }),
      ];
    }),
    ending('tool_calls'),
  );
}

/** Writes a text in the given pieces. */
export function text(...pieces: string[]): ModelReply {
  return stream(...pieces.map((content) => delta({ content })), ending('stop'));
}

/** Writes a text and reports this number of tokens. */
export function textClaiming(usage: unknown, content: string): ModelReply {
  return stream(delta({ content }), ending('stop', usage));
}

/** Sends the client to another address, in a way that keeps its request. */
export function redirect(location: string): ModelReply {
  return (response) => {
    response.writeHead(307, { location });
    response.end();
  };
}

/** Writes a text and then closes the connection in the middle of a line. */
export function halfText(...pieces: string[]): ModelReply {
  return (response) => {
    open(response);
    response.write(`${lines(pieces.map((content) => delta({ content })))}data: {"id":"cmpl-1","cho`, () =>
      setTimeout(() => response.destroy(), 20),
    );
  };
}

/** Writes a text and then nothing more, with the connection open. */
export function stall(...pieces: string[]): ModelReply {
  return (response) => {
    open(response);
    response.flushHeaders();
    if (pieces.length > 0) response.write(lines(pieces.map((content) => delta({ content }))));
  };
}

/** Writes a text, one piece at a time with pauses of that many milliseconds before each. */
export function slowText(pauseMs: number, ...pieces: string[]): ModelReply {
  return drip(pauseMs, [...pieces.map((content) => delta({ content })), ending('stop')].map(line), 'data: [DONE]\n\n');
}

/** Gives signs of life without words, at this interval in milliseconds: comments, empty pieces and thoughts, in turn. */
export function wordless(pauseMs: number, count: number): ModelReply {
  const signs = [': keep-alive\n\n', line(delta({ content: '' })), line(delta({ reasoning_content: 'Hm.' }))];
  const sent = Array.from({ length: count }, (_, at) => signs[at % signs.length] ?? '');
  return drip(pauseMs, sent, `${lines([delta({ content: 'At last.' }), ending('stop')])}data: [DONE]\n\n`);
}

/** Sends the start of an event, and then the piece again and again for as long as the client takes it. */
export function endless(start: string, piece: string): ModelReply {
  return (response) => {
    open(response);
    const pieces = (function* () {
      yield start;
      for (;;) yield piece;
    })();
    pipeline(Readable.from(pieces), response).catch(() => undefined);
  };
}

/** An event that adds to a message. */
export function eventOf(content: object): string {
  return line(delta(content));
}

/** Answers with an error of the provider. */
export function failure(status: number): ModelReply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'The provider is out of order.', type: 'server_error' } }));
  };
}

/** Answers with events that are no JSON. */
export function garbage(): ModelReply {
  return (response) => {
    open(response);
    response.end('data: <html>502 Bad Gateway</html>\n\ndata: {"choices":7}\n\ndata: [DONE]\n\n');
  };
}

function stream(...chunks: object[]): ModelReply {
  return (response) => {
    open(response);
    response.end(`${lines(chunks)}data: [DONE]\n\n`);
  };
}

function drip(pauseMs: number, pieces: readonly string[], end: string): ModelReply {
  return async (response) => {
    open(response);
    response.flushHeaders();
    for (const piece of pieces) {
      await pause(pauseMs);
      if (response.destroyed) return;
      response.write(piece);
    }
    response.end(end);
  };
}

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function lines(chunks: readonly object[]): string {
  return chunks.map(line).join('');
}

function line(chunk: object): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

function delta(content: object): object {
  return chunk({ choices: [{ index: 0, delta: { role: 'assistant', ...content }, finish_reason: null }] });
}

function ending(
  reason: string,
  usage: unknown = { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 },
): object {
  return chunk({ choices: [{ index: 0, delta: {}, finish_reason: reason }], usage });
}

function chunk(fields: object): object {
  return { id: 'cmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'house-model', ...fields };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request.setEncoding('utf8')) body += piece;
  return body;
}
