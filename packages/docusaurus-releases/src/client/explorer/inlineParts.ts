/** A piece of a release item's sentence. */
export type InlinePart =
  | { readonly type: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly type: 'link'; readonly text: string; readonly href: string };

const MARKUP = /`([^`]*)`|\*\*(\S(?:.*?\S)?)\*\*|\[([^\]]*)\]\(([^()\s]*)\)|\\([!-/:-@[-`{-~])/g;

/** Reads the inline Markdown that release items use: bold, code, links and escaped marks. Anything else is text as written. */
export function inlineParts(markdown: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of markdown.matchAll(MARKUP)) {
    if (match.index > end) parts.push({ type: 'text', text: markdown.slice(end, match.index) });
    parts.push(partOf(match));
    end = match.index + match[0].length;
  }
  if (end < markdown.length) parts.push({ type: 'text', text: markdown.slice(end) });
  return parts;
}

function partOf([, code, strong, label, href, escaped]: RegExpExecArray): InlinePart {
  if (code !== undefined) return { type: 'code', text: code };
  if (strong !== undefined) return { type: 'strong', text: strong };
  if (label !== undefined) return { type: 'link', text: label, href: href ?? '' };
  return { type: 'text', text: escaped ?? '' };
}
