import type { Link, Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { PageLink } from '../../assistantSlot.ts';
import { answeredBy, type ChatMessage, messageText } from '../../conversation/ChatMessage.ts';
import { isCitation } from '../markdown/isCitation.ts';
import { parseMarkdown } from '../markdown/parseMarkdown.ts';
import { safeAddress } from '../markdown/safeAddress.ts';

/**
 * What the sentences of an answer link to: Markdown links first, then bare web addresses, each once; code and addresses that are not
 * safe are left out. What the reader sees in the answer as a citation, as all links of a quoted one are, is not told again; of an
 * answer that is cut the citations are told.
 */
export function relatedSources(answer: ChatMessage, isCut = false): readonly PageLink[] {
  const isQuoted = answeredBy(answer) !== 'model';
  if (isQuoted && !isCut) return [];
  const text = messageText(answer);
  const tree = parseMarkdown(text);
  if (tree === null) return [];
  const cited = new Set(
    tree.children
      .filter(isCitation)
      .flatMap(linksOf)
      .map(({ url }) => url),
  );
  const links = linksOf(tree).filter(({ url }) => (isCut ? !isQuoted || cited.has(url) : !cited.has(url)));
  const written = links.filter((link) => text[link.position?.start.offset ?? 0] === '[');
  const bare = links.filter((link) => !written.includes(link) && /^https?:/i.test(link.url));
  const sources = new Map<string, PageLink>();
  for (const link of [...written, ...bare]) {
    const url = safeAddress(link.url);
    if (url === null || sources.has(url)) continue;
    sources.set(url, { url, title: plainText(link).trim() || url });
  }
  return [...sources.values()];
}

function linksOf(node: Nodes): readonly Link[] {
  if (node.type === 'link') return [node];
  return 'children' in node ? node.children.flatMap(linksOf) : [];
}
