import type { Nodes } from 'mdast';

/** The words a reader sees of a node, without images and code blocks, with single spaces. */
export function textOf(node: Nodes): string {
  return rawText(node).replaceAll(/\s+/g, ' ').trim();
}

function rawText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(rawText).join('') : '';
}
