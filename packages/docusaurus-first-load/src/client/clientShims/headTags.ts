import { Children, isValidElement, type ReactNode } from 'react';

/** A tag of the head as React describes it. */
export interface HeadTag {
  name: string;
  /** By the names HTML has for them. */
  attributes: Record<string, string>;
  text: string;
}

/** Names of React that are not those of HTML in small letters. */
const HTML_NAMES: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' };

/**
 * The tags of several heads, later heads last. Of tags that say the same thing (one description, one canonical address), those of the
 * last head stay. Attributes of `html` and `body` add up, so these tags all stay.
 */
export function headTags(heads: readonly ReactNode[]): HeadTag[] {
  const seen = new Map<string, number>();
  const tags = heads.flatMap((head, index) => elementsOf(head).map((tag) => ({ tag, index, key: keyOf(tag, index) })));
  for (const { key, index } of tags) seen.set(key, index);
  return tags.filter(({ key, index }) => seen.get(key) === index).map(({ tag }) => tag);
}

function elementsOf(head: ReactNode): HeadTag[] {
  return Children.toArray(head).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    const { children, ...props } = child.props;
    if (typeof child.type !== 'string') return elementsOf(children as ReactNode);
    const attributes = Object.entries(props).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[HTML_NAMES[name] ?? name.toLowerCase(), String(value)]],
    );
    const text = Children.toArray(children as ReactNode).join('');
    return [{ name: child.type, attributes: Object.fromEntries(attributes), text }];
  });
}

/** What a tag speaks about; two of the same cannot both be true. */
function keyOf({ name, attributes, text }: HeadTag, head: number): string {
  const { name: meta, property, rel = '', href = '', src = text } = attributes;
  if (name === 'meta') return `meta ${meta ?? property ?? attributes['http-equiv']}`;
  if (name === 'link') return rel === 'canonical' ? rel : `link ${href}`;
  if (name === 'html' || name === 'body') return `${name} ${head}`;
  return name === 'title' ? name : `${name} ${src}`;
}
