import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Wraps every table in a scrolling region that the keyboard reaches, so wide tables never widen the page. */
export function rehypeTableScroll() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return;
      const region: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
        children: [node],
      };
      parent.children[index] = region;
      return SKIP;
    });
  };
}
