import type { Element } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Heading, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { describeControls } from './describeControls.ts';

/**
 * The content of a page as a Markdown tree whose links and pictures have complete addresses. Headings end in their id, `{#quotas}`, so
 * that a reader can link to the section. Changes the content.
 */
export function toMarkdownTree(content: Element, pageUrl: string): Root {
  describeControls(content);
  const tree = toMdast(content, { handlers: { h2: withId, h3: withId, h4: withId } });
  const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [tree as RootContent] };
  visit(root, (node) => {
    if ((node.type === 'link' || node.type === 'image') && URL.canParse(node.url, pageUrl))
      node.url = new URL(node.url, pageUrl).href;
  });
  return root;
}

/** The id of a heading of `toMarkdownTree`, if it has one. */
export function headingId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'html' ? /^ \{#(.+)\}$/.exec(last.value)?.[1] : undefined;
}

const withId: Handle = (state, element, parent) => {
  const heading = defaultHandlers.h2(state, element) as Heading;
  const id = element.properties['id'] ?? idOfSection(parent);
  if (typeof id === 'string') heading.children.push({ type: 'html', value: ` {#${id}}` });
  return heading;
};

/** The id of a section is that of the heading it begins with. */
function idOfSection(parent: unknown): unknown {
  const section = parent as Element | undefined;
  return section?.tagName === 'section' || section?.tagName === 'article' ? section.properties['id'] : undefined;
}
