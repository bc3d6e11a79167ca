import type { Nodes } from 'mdast';

/** A paragraph that is one link says where what stands above it comes from. */
export function isCitation(node: Nodes): boolean {
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'link';
}
