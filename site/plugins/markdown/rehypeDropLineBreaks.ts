import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** What blocks stand in; a line break between two of them shows nothing. */
const HOLDS_BLOCKS = /^(blockquote|div|dl|figure|ol|section|table|tbody|tfoot|thead|tr|ul)$/;

/** Takes out the line breaks that Markdown leaves between blocks: each would be a text of its own in the page, and in the app again. */
export function rehypeDropLineBreaks() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, index, parent) => {
      if (parent === undefined || index === undefined || !/^\s*\n\s*$/.test(node.value)) return undefined;
      if (parent.type !== 'root' && !(parent.type === 'element' && HOLDS_BLOCKS.test(parent.tagName))) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}
