import { markdownPath } from '@feedback-docs/pages';
import {
  createMcpHandler,
  type McpHttpHandler,
  type McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { decodePath } from '../../http/decodePath.ts';
import { twinsAt } from '../markdownOf.ts';
import { addDocsTools, type Caller } from './docsTools.ts';
import type { McpDeps } from './McpDeps.ts';
import { ParamsCheckingServer } from './ParamsCheckingServer.ts';
import { textOf } from './readPage.ts';
import { addReleaseTools } from './releaseTools.ts';

const MARKDOWN = 'text/markdown';
/** What is listed changes with a build of the site only. */
const CACHED = { ttlMs: 600_000, cacheScope: 'public' } as const;
const SKILL = /^\/\.well-known\/agent-skills\/.+\.md$/;

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

function createServer(deps: McpDeps, caller: Caller | undefined): McpServer {
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
