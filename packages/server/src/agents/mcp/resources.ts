import { markdownPath } from '@feedback-docs/pages';
import { type ReadResourceResult, type Resource, ResourceNotFoundError } from '@modelcontextprotocol/server';
import { decodePath } from '../../http/decodePath.ts';
import { twinsAt } from '../markdownOf.ts';
import type { McpDeps } from './McpDeps.ts';
import { textOf } from './readPage.ts';
import type { Caller } from './Tool.ts';

const MARKDOWN = 'text/markdown';
const SKILL = /^\/\.well-known\/agent-skills\/.+\.md$/;

/** The Markdown of every page and the skill, under their own addresses. */
export function listResources({ site }: McpDeps, { addresses }: Caller): Resource[] {
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
}

/** Where all resources are. */
export function resourceTemplate({ addresses }: Caller) {
  return { name: 'pages', uriTemplate: addresses.toAddress('/{+path}'), mimeType: MARKDOWN };
}

/** The text of a resource. Rejects with a ResourceNotFoundError. */
export async function readResource(uri: string, deps: McpDeps, caller: Caller): Promise<ReadResourceResult> {
  const loaded = deps.site();
  const decoded = decodePath(pathOf(uri, caller.addresses));
  const path = decoded.kind === 'path' ? decoded.path : '';
  const isListed = listResources(deps, caller).some((resource) => resource.uri === uri);
  // Further parts of long pages, to which the first ones link, are left out of the list, which has to be short.
  const isPart =
    loaded !== null && uri === caller.addresses.toAddress(path) && twinsAt(loaded, path)?.markdownPath === path;
  const file = isListed || isPart ? loaded?.files.get(path) : undefined;
  if (file === undefined) throw new ResourceNotFoundError(uri.slice(0, 200));
  return { contents: [{ uri, mimeType: MARKDOWN, text: await textOf(file, deps.contents) }] };
}

function pathOf(uri: string, { toAddress }: Caller['addresses']): string {
  return uri.slice(toAddress('/').length - 1);
}
