import { markdownPath, pageOfMarkdown } from '@feedback-docs/pages';
import type { Addresses } from '@feedback-docs/pages/addresses';
import type { FastifyReply } from 'fastify';
import type { Site } from '../site/loadSite.ts';
import type { SiteFile } from '../site/SiteFile.ts';

/** A page or its Markdown, and what the other one is called. */
export interface Twins {
  readonly pagePath: string;
  readonly markdownPath: string;
  readonly markdown: SiteFile;
}

type Files = Pick<Site, 'files'>;

/** The page at a path together with its Markdown, or the part of a long page's Markdown at that path; null for files that are neither, and pages without Markdown. */
export function twinsAt({ files }: Files, path: string): Twins | null {
  const named = pageOfMarkdown(path) ?? path;
  const isPage = (page: string) => files.get(page)?.contentType.startsWith('text/html') === true;
  const twins = (pagePath: string, markdownPath: string) => {
    const markdown = files.get(markdownPath);
    return markdown !== undefined && isPage(pagePath) ? { pagePath, markdownPath, markdown } : null;
  };
  return named === path || isPage(named)
    ? twins(named, markdownPath(named))
    : twins(named.replace(PART_NAME, ''), path);
}

/** The suffix by which the path of a further part differs from that of the first. */
const PART_NAME = /\.[^./]+$/;

/** Says which other forms a page has and how long its Markdown is, and that the Accept header decides between them. */
export function announceTwins(
  reply: FastifyReply,
  { files }: Files,
  { pagePath, markdownPath, markdown }: Twins,
  { toAddress }: Pick<Addresses, 'toAddress'>,
): void {
  const llms = nearestList(files, pagePath);
  const links = [
    `<${encodeURI(toAddress(pagePath))}>; rel="canonical"`,
    `<${encodeURI(toAddress(markdownPath))}>; rel="alternate"; type="text/markdown"`,
    ...(llms === null ? [] : [`<${toAddress(llms)}>; rel="describedby"`]),
  ];
  reply.header('vary', 'Accept').header('link', links.join(', '));
  reply.header('x-markdown-tokens', tokensOf(markdown));
}

/** About how many tokens a file takes in a language model: four bytes each. */
function tokensOf({ forms }: Pick<SiteFile, 'forms'>): number {
  return Math.ceil(forms.identity.size / 4);
}

/** The list of pages nearest above a page. */
function nearestList(files: Site['files'], path: string): string | null {
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (files.has(`${folder}/llms.txt`)) return `${folder}/llms.txt`;
  return folder === '' ? null : nearestList(files, folder);
}
