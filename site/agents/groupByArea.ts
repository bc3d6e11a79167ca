import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** The content of the release explorer with its changes below a heading for each area, in place of one for each release. */
export function groupByArea(content: Element): Element {
  const areas = new Map<string, Element[]>();
  visit(content, 'element', (element, index, parent) => {
    if (element.tagName !== 'article' || parent === undefined || index === undefined) return undefined;
    const release = releaseOf(element);
    for (const item of itemsOf(element)) {
      const area = String(item.properties['dataArea']);
      areas.set(area, [...(areas.get(area) ?? []), describe(item, area, release)]);
    }
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  const sections = [...areas].flatMap(([area, items]) => [
    create('h2', [{ type: 'text', value: area }], { id: area.toLowerCase().replaceAll(' ', '-') }),
    create('ul', items),
  ]);
  return { ...content, children: [...content.children, ...sections] };
}

/** The line that says which release an article is about: its link and its day. */
function releaseOf(article: Element): Element[] {
  const header = article.children.find((child) => child.type === 'element' && child.tagName === 'header');
  const found: Element[] = [];
  if (header?.type === 'element')
    visit(header, 'element', (element) => {
      if (element.tagName === 'a' || element.tagName === 'time') found.push(element);
    });
  return found;
}

function itemsOf(article: Element): Element[] {
  const items: Element[] = [];
  visit(article, 'element', (element) => {
    if (element.properties['dataArea'] !== undefined) items.push(element);
  });
  return items;
}

/** An item without the name of its area, which its heading has. */
function describe(item: Element, area: string, release: readonly Element[]): Element {
  const [kind, text] = item.children.filter((child) => child.type === 'element');
  const line = [create('strong', [{ type: 'text', value: kind === undefined ? '' : textOf(kind) }]), ...release];
  if (text !== undefined)
    visit(text, 'element', (element, index, parent) => {
      if (element.tagName === 'span' && textOf(element) === area && index !== undefined)
        parent?.children.splice(index, 1);
    });
  return create('li', [create('p', structuredClone(line)), ...(text?.children ?? [])]);
}

function create(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}
