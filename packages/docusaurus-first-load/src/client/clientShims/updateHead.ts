import type { HeadTag } from './headTags.ts';

/** How the server's build marks the tags that change with the page. */
const MARK = 'data-rh';

const given = new Map<Element, readonly string[]>();

/** Brings title, tags and attributes of the document to what `tags` say. What is the same already stays as it is. */
export function updateHead(tags: readonly HeadTag[]): void {
  const title = tags.find(({ name }) => name === 'title')?.text;
  if (title !== undefined && title !== document.title) document.title = title;
  updateAttributes(document.documentElement, tags);
  updateAttributes(document.body, tags);

  const outdated = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  for (const tag of tags) {
    if (/^(title|html|body)$/.test(tag.name)) continue;
    const element = createElement(tag);
    const same = outdated.findIndex((old) => old.isEqualNode(element));
    if (same < 0) document.head.append(element);
    else outdated.splice(same, 1);
  }
  for (const old of outdated) old.remove();
}

function updateAttributes(element: Element, tags: readonly HeadTag[]): void {
  const own = tags.filter(({ name }) => name === element.localName).map((tag) => tag.attributes);
  const attributes: Record<string, string> = Object.assign({}, ...own);
  for (const name of given.get(element) ?? []) if (attributes[name] === undefined) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  given.set(element, Object.keys(attributes));
}

function createElement({ name, attributes, text }: HeadTag): Element {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.setAttribute(MARK, 'true');
  if (text !== '') element.textContent = text;
  return element;
}
