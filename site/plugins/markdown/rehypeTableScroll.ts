import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Wraps every table in a scrolling region that the keyboard reaches, so wide tables never widen the page. A region is named after
 * the heading above it, with a number from the second table of a section on, because regions must be told apart. Cells that only say
 * yes get a class, to be drawn as a tick.
 */
export function rehypeTableScroll() {
  return (tree: Root): void => {
    const count = new Map<string, number>();
    let heading = 'Page';
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = textOf(node).trim();
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return;
      const number = (count.get(heading) ?? 0) + 1;
      count.set(heading, number);
      parent.children[index] = scrollRegion(node, `Table: ${heading}${number > 1 ? ` (${number})` : ''}`);
      return SKIP;
    });
  };
}

function scrollRegion(table: Element, name: string): Element {
  visit(table, { tagName: 'td' }, (cell) => {
    if (/^yes$/i.test(textOf(cell).trim())) cell.properties['className'] = ['yes'];
  });
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], role: 'region', ariaLabel: name, tabIndex: 0 },
    children: [table],
  };
}
