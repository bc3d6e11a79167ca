import { AsyncLocalStorage } from 'node:async_hooks';
import { markdownPath } from '@feedback-docs/pages';
import { createAddresses } from '@feedback-docs/pages/addresses';
import {
  createMcpHandler,
  type McpHttpHandler,
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCrossSite, ownOrigin } from '../../http/crossSite.ts';
import { decodePath } from '../../http/decodePath.ts';
import { twinsAt } from '../markdownOf.ts';
import { addDocsTools, type Caller } from './docsTools.ts';
import type { McpDeps } from './McpDeps.ts';
import { sendMcpPage } from './mcpPage.ts';
import { textOf } from './readPage.ts';
import { addReleaseTools } from './releaseTools.ts';
import { createToolLists, type WholeAnswer } from './toolLists.ts';

const MAX_BODY_BYTES = 64 * 1024;
const INVALID_REQUEST = -32_600;
const INTERNAL_ERROR = -32_603;
const MARKDOWN = 'text/markdown';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** What is listed changes with a build of the site only. */
const CACHED = { ttlMs: 600_000, cacheScope: 'public' } as const;
const SKILL = /^\/\.well-known\/agent-skills\/.+\.md$/;

const INSTRUCTIONS =
  'Documentation with release notes. Ask first with ask_docs and quote it word for word; a refusal means that the docs do not say it. Use the release tools for anything about versions: Web and Mobile have numbers of their own.';

/** The MCP server (Streamable HTTP, without sessions and without a key). `app` has a prefix of its own, for its content types and errors. */
export async function mcpRoute(app: FastifyInstance, deps: McpDeps): Promise<void> {
  const calls = new AsyncLocalStorage<Caller>();
  const handler = createMcpHandler(() => createServer(deps, calls.getStore()), {
    onerror: (error) => app.log.debug(error, 'a message to the MCP server was refused'),
  });
  const answerMessage = createAnswers(handler);
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
      .send(answer.text || null);
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
function createAnswers(handler: Pick<McpHttpHandler, 'fetch'>): (request: FastifyRequest) => Promise<WholeAnswer> {
  const withLists = createToolLists<FastifyRequest>(async (json, request) => {
    const { text } = (request.body ?? {}) as Partial<Message>;
    const response = await (json === undefined
      ? handler.fetch(toWebRequest(request, text))
      : handler.fetch(toWebRequest(request), { parsedBody: json }));
    return { status: response.status, headers: [...response.headers], text: await response.text() };
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

function createServer(deps: McpDeps, caller: Caller | undefined): McpServer {
  if (caller === undefined) throw new Error('A message reached the MCP server without its caller.');
  const server = new McpServer(
    { name: 'docs', version: '1.0.0' },
    {
      instructions: INSTRUCTIONS,
      // So that a subscription ends at once instead of keeping a stream open.
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      cacheHints: {
        'tools/list': CACHED,
        'resources/list': CACHED,
        'resources/templates/list': CACHED,
        'resources/read': CACHED,
      },
    },
  );
  addDocsTools(server, deps, caller);
  addReleaseTools(server, deps, caller);
  addResources(server, deps, caller);
  return server;
}

/** The Markdown of every page and the skill, under their own addresses. */
function addResources(server: McpServer, { site, contents }: McpDeps, { addresses }: Caller): void {
  const list = () => {
    const loaded = site();
    const pages = (loaded?.pages ?? [])
      .map(({ url, title, description }) => ({ path: markdownPath(url), name: title, description }))
      .filter(({ path }) => loaded?.files.has(path));
    const skills = [...(loaded?.files.keys() ?? [])]
      .filter((path) => SKILL.test(path))
      .map((path) => ({ path, name: 'How to work with this documentation', description: '' }));
    return [...pages, ...skills].map(({ path, name, description }) => ({
      uri: addresses.toAddress(path),
      name,
      mimeType: MARKDOWN,
      ...(description === '' ? {} : { description }),
    }));
  };
  const template = new ResourceTemplate(addresses.toAddress('/{+path}'), { list: () => ({ resources: list() }) });
  server.registerResource('pages', template, { mimeType: MARKDOWN }, async (uri) => {
    const loaded = site();
    const decoded = decodePath(pathOf(uri.href, addresses));
    const path = decoded.kind === 'path' ? decoded.path : '';
    const isListed = list().some((resource) => resource.uri === uri.href);
    // Further parts of long pages, to which the first ones link, are left out of the list, which has to be short.
    const isPart = loaded !== null && twinsAt(loaded, path)?.markdownPath === path;
    const file = isListed || isPart ? loaded?.files.get(path) : undefined;
    if (file === undefined) throw new ResourceNotFoundError(uri.href.slice(0, 200));
    return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text: await textOf(file, contents) }] };
  });
}

function pathOf(uri: string, { toAddress }: Caller['addresses']): string {
  return uri.slice(toAddress('/').length - 1);
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
