import { AsyncLocalStorage } from 'node:async_hooks';
import { createAddresses } from '@feedback-docs/pages/addresses';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCrossSite, ownOrigin } from '../../http/crossSite.ts';
import type { McpDeps } from './McpDeps.ts';
import { sendMcpPage } from './mcpPage.ts';
import type { Caller } from './Tool.ts';
import { createToolLists, type WholeAnswer } from './toolLists.ts';

const MAX_BODY_BYTES = 64 * 1024;
const INVALID_REQUEST = -32_600;
const INTERNAL_ERROR = -32_603;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The MCP server (Streamable HTTP, without sessions and without a key). `app` has a prefix of its own, for its content types and errors. */
export async function mcpRoute(app: FastifyInstance, deps: McpDeps): Promise<void> {
  const calls = new AsyncLocalStorage<Caller>();
  let handler: Promise<McpHttpHandler> | undefined;
  const answerMessage = createAnswers(() => {
    // Imported with the first message: the SDK takes a tenth of the start, and other readers must not wait for it.
    handler ??= import('./createHandler.ts').then(({ createHandler }) =>
      createHandler(deps, {
        caller: () => calls.getStore(),
        onError: (error) => app.log.debug(error, 'a message to the MCP server was refused'),
      }),
    );
    return handler;
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
    done(null, readMessage(String(body))),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error, 'the MCP server could not answer');
    if (status === 413) return refuse(reply, 413, `A message has at most ${MAX_BODY_BYTES} bytes.`);
    return status < 500
      ? refuse(reply, status, 'The request is malformed.')
      : refuse(reply, 500, 'Something went wrong on our side.', INTERNAL_ERROR);
  });
  app.all('/', async (request, reply) => {
    if (isPerson(request)) return sendMcpPage(request, reply, deps.addressForm);
    if (!isAllowedOrigin(request, deps.corsOrigins))
      return refuse(reply, 403, 'Pages of this origin may not call. CORS_ORIGINS lets other origins in.');
    const caller = {
      reader: request.reader,
      addresses: createAddresses(deps.addressForm, ownOrigin(request)),
      onError: (error: unknown) => request.log.error(error, 'a tool of the MCP server failed'),
    };
    const answer = await calls.run(caller, () => answerMessage(request));
    for (const [name, value] of answer.headers) reply.header(name, value);
    return reply
      .code(answer.status)
      .header('cache-control', 'no-store')
      .send(answer.body.length > 0 ? answer.body : null);
  });
}

interface Message {
  readonly text: string;
  /** Undefined when the text is no JSON. */
  readonly json: unknown;
}

function readMessage(text: string): Message {
  try {
    return { text, json: JSON.parse(text) };
  } catch {
    return { text, json: undefined };
  }
}

/**
 * Answers messages in one piece: nothing that is sent here goes on for long, and a stream takes twice the time. With a parsed message the
 * SDK need not copy and read the stream of a body.
 */
function createAnswers(
  open: () => Promise<Pick<McpHttpHandler, 'fetch'>>,
): (request: FastifyRequest) => Promise<WholeAnswer> {
  const withLists = createToolLists<FastifyRequest>(async (json, request) => {
    const handler = await open();
    const { text } = (request.body ?? {}) as Partial<Message>;
    const response = await (json === undefined
      ? handler.fetch(toWebRequest(request, text))
      : handler.fetch(toWebRequest(request), { parsedBody: json }));
    return { status: response.status, headers: [...response.headers], body: Buffer.from(await response.arrayBuffer()) };
  });
  return (request) => withLists((request.body as Message | undefined)?.json, request);
}

/** Tells browsers from programs, which ask for JSON or a stream of events. */
function isPerson({ method, headers: { accept = '' } }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && accept.includes('text/html');
}

/**
 * Programs send no Origin. Of pages only those of CORS_ORIGINS may call, and on the machine of a developer those of the server itself; a
 * page whose name was made to lead here (DNS rebinding) is of the same host and still refused.
 */
function isAllowedOrigin(request: FastifyRequest, corsOrigins: readonly string[]): boolean {
  const { origin = '' } = request.headers;
  if (origin === '' || corsOrigins.includes('*') || corsOrigins.includes(origin)) return true;
  return !isCrossSite(request) && LOOPBACK.has(URL.parse(origin)?.hostname ?? '');
}

function toWebRequest(request: FastifyRequest, body?: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value));
  return new Request(new URL('/mcp', ownOrigin(request) || 'http://localhost'), {
    method: request.method,
    headers,
    ...(body === undefined || request.method === 'GET' || request.method === 'HEAD' ? {} : { body }),
  });
}

function refuse(reply: FastifyReply, status: number, message: string, code = INVALID_REQUEST): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }));
}
