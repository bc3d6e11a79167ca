import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * The content of the release explorer with its changes below a heading for each area, in place of one for each release. The newest release
 * stands in front of them as a whole.
 */
export function groupByArea(content: Element): Element {
  const areas = new Map<string, Element[]>();
  const newest: Element[] = [];
  visit(content, 'element', (element, index, parent) => {
    if (element.tagName !== 'article' || parent === undefined || index === undefined) return undefined;
    const release = releaseOf(element);
    if (newest.length === 0) newest.push(...describeNewest(element, release));
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
  return { ...content, children: [...content.children, ...newest, ...sections] };
}

function describeNewest(article: Element, release: readonly Element[]): Element[] {
  const [link, day] = structuredClone(release).map(({ children }) => children);
  const items = itemsOf(structuredClone(article)).map((item) => {
    const [kind, text] = item.children.filter((child) => child.type === 'element');
    return create('li', [...nameOf(kind), ...(text?.children ?? [])]);
  });
  const title: ElementContent[] = [{ type: 'text', value: 'Newest release: ' }, ...(link ?? [])];
  return [create('h2', title, { id: 'newest' }), create('p', day ?? []), create('ul', items)];
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
  const line = [...nameOf(kind), ...release];
  if (text !== undefined)
    visit(text, 'element', (element, index, parent) => {
      if (element.tagName === 'span' && textOf(element) === area && index !== undefined)
        parent?.children.splice(index, 1);
    });
  return create('li', [create('p', structuredClone(line)), ...(text?.children ?? [])]);
}

function nameOf(kind: Element | undefined): Element[] {
  return kind === undefined ? [] : [create('strong', [{ type: 'text', value: textOf(kind) }])];
}

function create(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}
