import type { Element, ElementContent, Root, RootContent } from 'hast';

interface Component {
  readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  readonly name: string | null;
  readonly attributes: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly children: readonly Node[];
}

type Node = Exclude<RootContent, { type: Component['type'] }> | Component;

/** The article that the theme renders from a file: its title above it, and elements in the place of components. */
export function renderedArticle(tree: Root, title: string): Element {
  const children = (tree.children as Node[]).flatMap(withoutComponents);
  const hasTitle = children.some((child) => child.type === 'element' && child.tagName === 'h1');
  return element('div', {}, hasTitle ? children : [element('h1', {}, [{ type: 'text', value: title }]), ...children]);
}

function withoutComponents(node: Node): ElementContent[] {
  switch (node.type) {
    case 'element':
      return [{ ...node, children: (node.children as Node[]).flatMap(withoutComponents) }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const properties = Object.fromEntries(
        node.attributes.flatMap(({ name, value }): [string, string | string[]][] => {
          if (typeof value !== 'string') return [];
          if (name === 'className' || name === 'class') return [['className', value.split(' ')]];
          return name === 'id' ? [['id', value]] : [];
        }),
      );
      const isElement = node.name !== null && /^[a-z]/.test(node.name);
      const tag = isElement ? node.name : node.type === 'mdxJsxFlowElement' ? 'div' : 'span';
      return [element(tag ?? 'span', properties, node.children.flatMap(withoutComponents))];
    }
    case 'text':
      return [node];
    default:
      return [];
  }
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
