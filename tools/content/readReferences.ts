import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A link of a page, in Markdown or JSX. */
export interface PageLink {
  readonly line: number;
  readonly href: string;
}

/** An image of a page, in Markdown or JSX; `alt` is undefined when the attribute is missing. */
export interface PageImage {
  readonly line: number;
  readonly src: string;
  readonly alt: string | undefined;
}

interface References {
  readonly links: readonly PageLink[];
  readonly images: readonly PageImage[];
  readonly elementIds: readonly string[];
}

const IMAGE_ELEMENTS: ReadonlySet<string | null> = new Set(['img', 'Figure', 'ThemedImage']);

/** Collects links, images and the ids of JSX elements. */
export function readReferences(tree: Root): References {
  const links: PageLink[] = [];
  const images: PageImage[] = [];
  const elementIds: string[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition') links.push({ line, href: node.url });
    if (node.type === 'image') images.push({ line, src: node.url, alt: node.alt ?? undefined });
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const { href, to, src, alt, id } = attributesOf(node);
    const target = href ?? to;
    if (target !== undefined) links.push({ line, href: target });
    if (id !== undefined) elementIds.push(id);
    if (IMAGE_ELEMENTS.has(node.name)) images.push({ line, src: src ?? '', alt });
  });
  return { links, images, elementIds };
}

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function attributesOf(node: JsxElement): Partial<Record<string, string>> {
  return Object.fromEntries(
    node.attributes
      .filter((attribute) => attribute.type === 'mdxJsxAttribute')
      .filter(({ value }) => typeof value === 'string')
      .map(({ name, value }) => [name, String(value)]),
  );
}
