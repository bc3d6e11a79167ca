import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';

/** One event of an answer. */
type Chunk = Readonly<Record<string, unknown>>;

/** An answer that is on its way to the page. */
export interface ScriptedAnswer {
  readonly question: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: IncomingMessage['headers'];
  readonly isClosed: () => boolean;
  send(...chunks: readonly Chunk[]): void;
  /** Sends a whole text and ends the answer. */
  finish(text: string): void;
}

/** An assistant's service whose answers a test lets come piece by piece, in the place of the site's own. */
export class ScriptedAssistant {
  readonly answers: ScriptedAnswer[] = [];
  readonly rated: unknown[] = [];
  tokens = 0;
  /** Answers instead of a stream, first come first served: status and body. */
  readonly refusals: (readonly [status: number, text: string])[] = [];
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  /** Starts the service and leads the page's requests to it. */
  async serve(page: Page): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const place = this.server.address();
    const port = typeof place === 'object' ? String(place?.port) : '';
    await page.route('**/chat{,/token,/feedback}', (route) => {
      const url = new URL(route.request().url());
      url.port = port;
      return route.continue({ url: url.href });
    });
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const piece of request) text += String(piece);
    if (request.url === '/chat/token') {
      this.tokens++;
      const expiry = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 600 })).toString('base64');
      response.end(JSON.stringify({ token: `${expiry}.${this.tokens}`, success: true }));
      return;
    }
    const refusal = this.refusals.shift();
    if (refusal !== undefined) {
      response.writeHead(refusal[0], { 'content-type': 'text/plain' }).end(refusal[1]);
      return;
    }
    const body = JSON.parse(text);
    if (request.url === '/chat/feedback') {
      this.rated.push(body);
      response.end('{}');
      return;
    }
    this.answers.push(openAnswer(request, response, body));
  }
}

function openAnswer(request: IncomingMessage, response: ServerResponse, body: Chunk): ScriptedAnswer {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  const send = (...chunks: readonly Chunk[]) => {
    for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  const messages = body['messages'] as readonly { readonly parts: readonly { readonly text: string }[] }[];
  return {
    question: messages.at(-1)?.parts[0]?.text ?? '',
    body,
    headers: request.headers,
    isClosed: () => response.closed || response.destroyed,
    send,
    finish(text) {
      send(
        { type: 'text-start', id: 'text' },
        { type: 'text-delta', id: 'text', delta: text },
        { type: 'text-end', id: 'text' },
        { type: 'finish' },
      );
      response.end('data: [DONE]\n\n');
    },
  };
}
