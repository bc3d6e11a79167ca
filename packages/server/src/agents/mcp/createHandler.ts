import { createMcpHandler, type McpHttpHandler, type Server } from '@modelcontextprotocol/server';
import { callTool, LISTED_TOOLS } from './callTool.ts';
import type { McpDeps } from './McpDeps.ts';
import { ParamsCheckingServer } from './ParamsCheckingServer.ts';
import { listResources, readResource, resourceTemplate } from './resources.ts';
import type { Caller } from './Tool.ts';

/** What is listed changes with a build of the site only. */
const CACHED = { ttlMs: 600_000, cacheScope: 'public' } as const;

const INSTRUCTIONS =
  'Documentation with release notes. Ask first with ask_docs and quote it word for word; a refusal means that the docs do not say it. Use the release tools for anything about versions: Web and Mobile have numbers of their own.';

interface HandlerOptions {
  /** Who sent the message that is answered now. */
  readonly caller: () => Caller | undefined;
  /** Called when a message is refused. */
  readonly onError: (error: Error) => void;
}

/** Answers messages with the SDK. */
export function createHandler(deps: McpDeps, { caller, onError }: HandlerOptions): McpHttpHandler {
  return createMcpHandler(() => createServer(deps, caller()), { onerror: onError });
}

/**
 * The SDK wants a server for every message. With its own registry of tools a call took a fifth more time in the SDK, and left more behind
 * that only a full collection frees.
 */
function createServer(deps: McpDeps, caller: Caller | undefined): Server {
  if (caller === undefined) throw new Error('A message reached the MCP server without its caller.');
  const server = new ParamsCheckingServer(
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
  server.setRequestHandler('tools/call', ({ params }) => callTool(params, deps, caller));
  server.setRequestHandler('tools/list', () => ({ tools: LISTED_TOOLS }));
  server.setRequestHandler('resources/list', () => ({ resources: listResources(deps, caller) }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [resourceTemplate(caller)] }));
  server.setRequestHandler('resources/read', ({ params }) => readResource(params.uri, deps, caller));
  return server;
}
