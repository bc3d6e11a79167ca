import type { PhrasingContent, RootContent } from 'mdast';

/** A component of `MDXComponents` as a block of a page, with its properties. */
export function component(name: string, properties: Readonly<Record<string, string>>): RootContent {
  // The node types of MDX are not part of mdast's; the compiler takes both.
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes(properties),
    children: [],
  } as unknown as RootContent;
}

/** A component of `MDXComponents` within a sentence, with its properties. */
export function inlineComponent(name: string, properties: Readonly<Record<string, string>>): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: attributes(properties),
    children: [],
  } as unknown as PhrasingContent;
}

function attributes(properties: Readonly<Record<string, string>>) {
  return Object.entries(properties).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}
