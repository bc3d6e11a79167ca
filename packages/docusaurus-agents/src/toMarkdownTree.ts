import type { Element, ElementContent } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Heading, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describeControls } from './describeControls.ts';

/**
 * The content of a page as a Markdown tree whose links and pictures have complete addresses. Headings end in their id, `{#quotas}`, so
 * that a reader can link to the section. Changes the content.
 */
export function toMarkdownTree(content: Element, pageUrl: string): Root {
  describeControls(content);
  moveIdsToHeadings(content);
  const tree = toMdast(content, { handlers: { h2: withId, h3: withId, h4: withId } });
  const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [tree as RootContent] };
  visit(root, (node) => {
    if ((node.type === 'link' || node.type === 'image') && URL.canParse(node.url, pageUrl))
      node.url = new URL(node.url, pageUrl).href;
  });
  return root;
}

/** What a page says it contains: its sections, and the entries of its lists that have a heading. */
export function outlineOf({ children }: Root): string[] {
  return children.flatMap((node) => {
    if (node.type === 'heading') return node.depth === 2 ? [nameOf(node)] : [];
    if (node.type !== 'list') return [];
    return node.children.flatMap(({ children: [first] }) => (first?.type === 'heading' ? [nameOf(first)] : []));
  });
}

/** The text of a heading without its id. */
export function nameOf(heading: Heading): string {
  return textOf(heading, { includeHtml: false }).trim();
}

/** The id of a heading of `toMarkdownTree`, if it has one. */
export function headingId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'html' ? /^ \{#(.+)\}$/.exec(last.value)?.[1] : undefined;
}

const withId: Handle = (state, element) => {
  const heading = defaultHandlers.h2(state, element) as Heading;
  const { id } = element.properties;
  if (typeof id === 'string') heading.children.push({ type: 'html', value: ` {#${id}}` });
  return heading;
};

/** Gives the id of a section or an entry to the heading it begins with, where that has none. */
function moveIdsToHeadings(content: Element): void {
  visit(content, 'element', ({ tagName, properties: { id }, children }) => {
    if (id === undefined || !SECTIONS.includes(tagName)) return;
    const heading = firstHeading(children);
    if (heading !== undefined) heading.properties['id'] ??= id;
  });
}

const SECTIONS = ['section', 'article', 'li'];

/** The heading that comes first, whatever it is wrapped in. */
function firstHeading(children: readonly ElementContent[]): Element | undefined {
  const first = children.find((child) => child.type === 'element');
  if (first === undefined || /^h[2-4]$/.test(first.tagName)) return first;
  return firstHeading(first.children);
}
