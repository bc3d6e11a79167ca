import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** What a request got. */
export interface Reply {
  /** 0 when the connection broke or the reader left. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly milliseconds: number;
}

/** A request; without a method it is a GET, or a POST when it has a body. */
export interface Sent {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** Milliseconds after which the reader leaves. */
  readonly leaveAfter?: number | undefined;
  /** Told of the text so far whenever more of it has come. */
  readonly onText?: ((text: string) => void) | undefined;
}

/** A message of a conversation. */
export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** Somebody who sends requests from one address. */
export interface Reader {
  send(path: string, sent?: Sent): Promise<Reply>;
  /** Sends searches as one batch. */
  search(...requests: readonly object[]): Promise<Reply>;
  token(): Promise<string>;
  /** Asks the assistant; the last turn is the question. */
  ask(
    turns: readonly Turn[] | string,
    options?: Pick<Sent, 'leaveAfter' | 'onText'> & { token?: string },
  ): Promise<Reply>;
}

/** What the search API asks of every client. */
export const CREDENTIALS = {
  'x-algolia-application-id': 'SURVEYDOCS',
  'x-algolia-api-key': 'public-search-key',
};
/** Longer than any answer may take. */
const TIMEOUT_MS = 70_000;

/** A reader at this address, behind the one proxy that the server trusts, where it trusts one. */
export function createReader(base: string, address = '127.0.0.1'): Reader {
  const agent = new Agent({ keepAlive: true });

  const send: Reader['send'] = (
    path,
    { body, method = body === undefined ? 'GET' : 'POST', headers, leaveAfter, onText } = {},
  ) => {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const started = performance.now();
    let text = '';
    const end = (status: number, answered: IncomingHttpHeaders = {}) =>
      resolve({ status, headers: answered, text, milliseconds: performance.now() - started });
    const sent = request(
      base + path,
      { method, agent, headers: { 'x-forwarded-for': address, ...headers }, timeout: TIMEOUT_MS },
      (response) => {
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
          onText?.(text);
        });
        response.on('end', () => end(response.statusCode ?? 0, response.headers));
        response.on('error', () => end(0));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => end(0));
    sent.end(body);
    if (leaveAfter !== undefined) setTimeout(() => sent.destroy(), leaveAfter);
    return promise;
  };

  const token = async () => {
    const { status, text } = await send('/chat/token', { body: '' });
    if (status !== 200) throw new Error(`No token for ${address}: ${status} ${text.slice(0, 200)}`);
    return (JSON.parse(text) as { token: string }).token;
  };

  return {
    send,
    search: (...requests) => send('/1/indexes/*/queries', { headers: CREDENTIALS, body: JSON.stringify({ requests }) }),
    token,
    async ask(turns, { token: own, ...sent } = {}) {
      const messages = typeof turns === 'string' ? [{ role: 'user' as const, text: turns }] : turns;
      const id = randomUUID();
      const reply = await send('/chat', {
        headers: { authorization: `TOKEN ${own ?? (await token())}` },
        body: JSON.stringify({
          id,
          messages: messages.map(({ role, text }, at) => ({
            id: `${id}-${at}`,
            role,
            parts: [{ type: 'text', text }],
          })),
        }),
        ...sent,
      });
      if (sent.leaveAfter === undefined && reply.status !== 200) {
        throw new Error(
          `The question was not answered, so it cost nothing: ${reply.status} ${reply.text.slice(0, 200)}`,
        );
      }
      return reply;
    },
  };
}
