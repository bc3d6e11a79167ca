import type { Nodes } from 'mdast';

/** A paragraph that says where else to look: links with dots between them, which words before a colon may lead in, as in "See also:". */
export function isLinkList(node: Nodes): boolean {
  if (node.type !== 'paragraph') return false;
  const [first, ...rest] = node.children;
  const links = first?.type === 'text' && /:\s*$/.test(first.value) ? rest : node.children;
  const isSeparated = (child: Nodes, at: number) =>
    at % 2 === 0 ? child.type === 'link' : child.type === 'text' && child.value.trim() === '·';
  return links.length % 2 === 1 && links.every(isSeparated);
}
